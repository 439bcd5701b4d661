/**
 * Finds the Chromium that every browser test, bench and screenshot uses.
 *
 * The order is: `CHROMIUM_PATH`; the headless shell pinned in the lock file (so that a fresh clone needs nothing
 * from the system); a browser installed on the machine; on Debian as root, the one `apt-get` can install.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { showProjectFonts } from './fonts.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for a quiet, deterministic browser that also starts as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
]

/**
 * A camera that shows a moving picture and a microphone that beeps, both granted without a question; and WebGL computed
 * by the processor, since the camera's picture is drawn with it.
 */
export const fakeMediaArgs = [
  '--enable-unsafe-swiftshader',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--no-sandbox', '--version'], { timeout: 20_000 }).status === 0
}

function readVersion(manifest: unknown): { version: string } {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return { version: String(manifest.version) }
  }
  throw new Error('The package of the pinned Chromium names no version.')
}

/** Unpacks the pinned headless shell once per version; returns its path, or nothing where it cannot run. */
async function pinnedShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const archive = join(dirname(packed), '..', 'bin', 'chromium.br')
  const { version } = readVersion(JSON.parse(readFileSync(join(dirname(packed), '..', 'package.json'), 'utf8')))
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`)
  const binary = join(folder, 'chromium')
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    const partial = `${binary}.${process.pid}`
    await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(partial))
    chmodSync(partial, 0o755)
    renameSync(partial, binary)
  }
  // WebGL without a graphics card lies beside it in an archive of its own; without it only WebGL is missing.
  if (!existsSync(join(folder, 'libGLESv2.so'))) {
    const input = brotliDecompressSync(readFileSync(join(dirname(archive), 'swiftshader.tar.br')))
    spawnSync('tar', ['-x', '-C', folder], { input })
  }
  return starts(binary) ? binary : undefined
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  return installed.find(starts)
}

/**
 * The path of a Chromium that starts on this machine. What this process starts from now on sees the project's fonts alone.
 * @throws when none is found; the message says how to name one.
 */
export async function findChromium(): Promise<string> {
  showProjectFonts()
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`)
  }
  const found = (await pinnedShell()) ?? installed.find(starts) ?? fromDebian()
  if (found) return found
  throw new Error('No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.')
}
