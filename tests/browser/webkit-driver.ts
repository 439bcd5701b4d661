/**
 * WebKitGTK, the engine of Safari, driven by its own WebDriver: a program that starts MiniBrowser for whoever asks. Where no screen is, it
 * draws on a virtual one.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { remote } from 'webdriverio'
import { freePort } from '../server/start.ts'
import { findEngine } from './engines.ts'

/** Where Debian and Fedora keep the browser of the engine. */
const miniBrowser =
  [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ].find((path) => existsSync(path)) ?? 'MiniBrowser'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- WebdriverIO's own names
  namespace WebdriverIO {
    interface Capabilities {
      /** https://webkitgtk.org, WebKitWebDriver: the browser to start. */
      'webkitgtk:browserOptions'?: { binary: string; args: string[] }
    }
  }
}

export type WebKitSession = {
  browser: WebdriverIO.Browser
  /** Ends the session, its browser and its driver. */
  end: () => Promise<void>
}

/** Waits until the driver answers, and tells when it ended instead. */
async function answering(port: number, ended: Promise<never>): Promise<void> {
  const ask = async (): Promise<void> => {
    for (;;) {
      const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isUp) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.race([ask(), ended])
}

/**
 * Has every press and key wait until the page has drawn what came of it. WebKit's driver answers when it has handed them on, which is before the page
 * hears of them; those of Chromium and Firefox answer afterwards.
 */
function settleAfterActions(browser: WebdriverIO.Browser): void {
  const drawn = () =>
    browser.execute(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
    )
  // Its types know the names of WebdriverIO's own commands alone, and not those of the protocol.
  const overwrite: unknown = Reflect.get(browser, 'overwriteCommand')
  if (typeof overwrite !== 'function') throw new Error('WebdriverIO cannot overwrite a command any more.')
  Reflect.apply(overwrite, browser, [
    'performActions',
    async (perform: (actions: object[]) => Promise<void>, actions: object[]) => {
      await perform(actions)
      // A press that leads to another page takes the old one away in the middle.
      await drawn().catch(() => undefined)
    },
  ])
}

/** Sound goes nowhere, at the pace of a clock: without a sound card, tests that open an AudioContext each wait from the fourth on. */
const withoutSoundCard = { GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:512' }

/** @throws when there is no WebKitWebDriver or it does not start; the message says how to get it */
export async function startWebKit(): Promise<WebKitSession> {
  const program = findEngine('webkit')
  const port = await freePort()
  // Two that look for a free screen at the same moment may find the same one, and it goes with whoever ends first: each looks from a number of its own.
  const [command, ...args] = process.env.DISPLAY
    ? [program, `--port=${port}`]
    : ['xvfb-run', '-a', '-n', String(100 + (port % 10_000)), '-s', '-screen 0 1920x1400x24', program, `--port=${port}`]
  // A group of its own: a virtual screen and the browsers end with it.
  const driver = spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...withoutSoundCard } })
  const ended = new Promise<never>((_, reject) => {
    driver.once('error', (error) => reject(new Error(`${command} does not start: ${error.message}`)))
    driver.once('exit', (code) => reject(new Error(`WebKitWebDriver ended with ${code}.`)))
  })
  ended.catch(() => undefined)
  const stop = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGTERM')
  }
  process.once('exit', stop)
  try {
    await answering(port, ended)
    const browser = await remote({
      hostname: '127.0.0.1',
      port,
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        // The driver of WebKitGTK speaks WebDriver's classic protocol.
        'wdio:enforceWebDriverClassic': true,
        // A camera that shows a moving picture, and films that play without a press.
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: [
            '--automation',
            '--enable-media-stream=true',
            '--enable-mock-capture-devices=true',
            '--media-playback-requires-user-gesture=false',
          ],
        },
      },
    })
    settleAfterActions(browser)
    return {
      browser,
      end: async () => {
        process.off('exit', stop)
        // The driver ends also where its browser is gone already.
        await browser.deleteSession().finally(stop)
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Makes the page that big (CSS pixels): the window has a frame around it. */
export async function resizePage(
  browser: WebdriverIO.Browser,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const [besides, above] = await browser.execute(() => {
    const { outerWidth, outerHeight, innerWidth, innerHeight } = window.top ?? window
    return [outerWidth - innerWidth, outerHeight - innerHeight]
  })
  await browser.setWindowSize(width + (besides ?? 0), height + (above ?? 0))
}
