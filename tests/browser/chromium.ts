/**
 * Finds the Chromium that every browser test, bench and screenshot uses: the one `CHROMIUM_PATH` names; the headless shell pinned in the
 * lock file (so that a fresh clone needs nothing from the system); where none is pinned for the platform, a browser of the machine. One that
 * does not start is an error that says why, and never another browser.
 */
import { spawnSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { patience } from '../patience.ts'
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

/** @throws when the program does not start; the message is what it said */
function ensureItStarts(path: string, source: string): void {
  if (!existsSync(path)) throw new Error(`${source} is ${path}, which is not there.`)
  const { status, error, stderr } = spawnSync(path, ['--no-sandbox', '--version'], {
    timeout: patience.wait,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${source}, ${path}, does not start: ${error?.message ?? stderr.trim()}`)
}

function readVersion(manifest: unknown): { version: string } {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return { version: String(manifest.version) }
  }
  throw new Error('The package of the pinned Chromium names no version.')
}

/** Unpacks the program, and beside it WebGL without a graphics card, which lies in an archive of its own. */
async function unpack(archives: string, folder: string): Promise<void> {
  const binary = join(folder, 'chromium')
  await pipeline(
    createReadStream(join(archives, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(binary, { mode: 0o755 }),
  )
  const input = brotliDecompressSync(readFileSync(join(archives, 'swiftshader.tar.br')))
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The pinned Chromium could not be unpacked: ${stderr}`)
}

/**
 * The pinned headless shell, unpacked once per version: in a folder of its own that is moved to its place when it is whole and the program
 * has started, so that several that begin at once find all of it or nothing.
 */
async function pinnedShell(): Promise<string> {
  const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const packed = join(dirname(main), '..')
  const { version } = readVersion(JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')))
  const cache = join(root, 'node_modules', '.cache')
  const folder = join(cache, `chromium-${version}`)
  const binary = join(folder, 'chromium')
  const stamp = join(folder, '.starts')
  if (existsSync(stamp)) return binary

  mkdirSync(cache, { recursive: true })
  const partial = mkdtempSync(join(cache, 'chromium-partial-'))
  try {
    await unpack(join(packed, 'bin'), partial)
    ensureItStarts(join(partial, 'chromium'), 'The pinned Chromium')
    writeFileSync(join(partial, '.starts'), version)
    if (!existsSync(stamp)) {
      // What an interrupted run of an older program left there is not whole.
      rmSync(folder, { recursive: true, force: true })
      renameSync(partial, folder)
    }
  } catch (error) {
    // Another process was quicker, and its folder is as good.
    if (!existsSync(stamp)) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return binary
}

/**
 * The path of a Chromium that starts on this machine. What this process starts from now on sees the project's fonts alone.
 * @throws when there is none or it does not start; the message says why
 */
export async function findChromium(): Promise<string> {
  showProjectFonts()
  const named = process.env.CHROMIUM_PATH
  if (named) {
    ensureItStarts(named, 'The browser that CHROMIUM_PATH names')
    return named
  }
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedShell()
  const found = installed.find((path) => existsSync(path))
  if (found === undefined)
    throw new Error(
      'No Chromium is pinned for this platform. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
    )
  ensureItStarts(found, 'The browser of this machine')
  return found
}
