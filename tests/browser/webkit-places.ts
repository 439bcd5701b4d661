/**
 * Presses, drags and hovers at a place of an element. Tests name it from the element's corner, as Playwright takes it; of that, Vitest's commands for
 * WebDriver know nothing, and take the middle.
 */
import type { BrowserCommand } from 'vitest/node'
import type { ClickOptions } from 'webdriverio'

type Place = { x: number; y: number }
type Found = { selector: string }
type At = Partial<ClickOptions> & { position?: Place }
type FromTo = { sourcePosition?: Place; targetPosition?: Place }

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own interface
  interface BrowserCommands {
    __vitest_click: (element: Found, options?: At) => Promise<void>
    __vitest_hover: (element: Found, options?: At) => Promise<void>
    __vitest_dragAndDrop: (source: Found, target: Found, options?: FromTo) => Promise<void>
  }
}

/** WebDriver counts whole pixels from the middle. */
async function fromMiddle(element: ReturnType<WebdriverIO.Browser['$']>, place: Place | undefined): Promise<Place> {
  if (!place) return { x: 0, y: 0 }
  const { width, height } = await element.getSize()
  return { x: Math.round(place.x - width / 2), y: Math.round(place.y - height / 2) }
}

export const click: BrowserCommand<[Found, At?]> = async ({ browser }, { selector }, options) => {
  const element = browser.$(selector)
  if (options?.position) await element.click(await fromMiddle(element, options.position))
  else await element.click(options)
}

export const hover: BrowserCommand<[Found, At?]> = async ({ browser }, { selector }, options) => {
  const element = browser.$(selector)
  const { x: xOffset, y: yOffset } = await fromMiddle(element, options?.position)
  await element.moveTo({ xOffset, yOffset })
}

export const dragAndDrop: BrowserCommand<[Found, Found, FromTo?]> = async ({ browser }, from, to, options) => {
  const [source, target] = [browser.$(from.selector), browser.$(to.selector)]
  const begin = await fromMiddle(source, options?.sourcePosition)
  const end = await fromMiddle(target, options?.targetPosition)
  await browser
    .action('pointer')
    .move({ origin: source, ...begin })
    .down()
    .move({ origin: target, ...end })
    .up()
    .perform()
}
