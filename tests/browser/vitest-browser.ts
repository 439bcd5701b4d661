/** The browser of Vitest's tests in each engine, with a camera that shows a moving picture and asks no questions where the engine has one. */
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { chromiumArgs, fakeMediaArgs, findChromium } from './chromium.ts'
import { findEngine } from './engines.ts'
import type { Engine } from './engines.ts'

const viewport = { width: 1000, height: 800 }

/** Firefox's own fake camera and microphone, granted without a question, and sound without a press. */
export const firefoxPreferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'media.autoplay.block-webaudio': false,
  'ui.prefersReducedMotion': 0,
  // A mouse, which a browser without a window would not have: fine (2), and able to hover (4).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** @throws when the engine's browser is not on this machine; the message says how to get it */
export async function browserOf(
  engine: Engine,
): Promise<Pick<BrowserConfigOptions, 'provider' | 'instances' | 'traceView'>> {
  if (engine === 'firefox') {
    return {
      provider: playwright({
        launchOptions: {
          executablePath: findEngine('firefox'),
          // Mozilla's own build, driven by WebDriver BiDi; without it, Playwright expects a build of its own.
          channel: 'moz-firefox',
          firefoxUserPrefs: firefoxPreferences,
        },
      }),
      instances: [{ browser: 'firefox', viewport }],
    }
  }
  if (engine === 'webkit') {
    // Read only here: WebdriverIO is large, and the other engines have no use for it.
    const { webkit } = await import('./webkit-provider.ts')
    // The record of steps asks for the selector of what is asserted, and throws where nothing is there, as it should be.
    return { provider: webkit(), instances: [{ browser: 'webkit', viewport }], traceView: false }
  }
  return {
    provider: playwright({
      launchOptions: { executablePath: await findChromium(), args: [...chromiumArgs, ...fakeMediaArgs] },
      contextOptions: { hasTouch: true },
    }),
    instances: [{ browser: 'chromium', viewport }],
  }
}
