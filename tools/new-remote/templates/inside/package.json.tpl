{
  "name": "@coinlane/__NAME__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "license": "Apache-2.0",
  "description": "Remote: __TITLE__.",
  "scripts": {
    "build": "node ../tools/build.ts __NAME__",
    "dev": "node ../tools/bootstrap.mjs dev __NAME__",
    "release": "node ../tools/release.ts __NAME__",
    "preview": "node ../tools/preview.ts __NAME__",
    "unit": "npm --prefix .. run unit -- __NAME__"
  }
}
