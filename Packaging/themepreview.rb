# A formula for Homebrew. There is no published version yet, so it builds a clone on this machine:
#
#   HOMEBREW_THEMEPREVIEW="$PWD" brew install --HEAD --formula Packaging/themepreview.rb
#
# Written for macOS, and not yet tried: nobody who wrote it has a Mac. A published version adds 'url' and 'sha256'.
class Themepreview < Formula
  desc "See every theme on your own pages, and let no unreadable colour through"
  license "MIT"
  head "file://#{ENV.fetch("HOMEBREW_THEMEPREVIEW", Dir.pwd)}", using: :git

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark"
  depends_on "libyaml"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "themepreview"
    bin.install ".build/release/themepreview"
    generate_completions_from_executable(bin/"themepreview", "--generate-completion-script")
  end

  test do
    system bin/"themepreview", "init", "project"
    system bin/"themepreview", "check", "--project", "project"
  end
end
