// `node scripts/build-web.mjs [--pseudo]`: builds the web app if its sources changed; with `--pseudo`, the one that speaks the pseudo-locale.
import { ensureWebBuild } from './web-build.mjs'

await ensureWebBuild({ pseudo: process.argv.includes('--pseudo') })
