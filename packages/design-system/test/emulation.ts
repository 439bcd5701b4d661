import { TestRunner } from 'vitest'
import { cdp, server, userEvent } from 'vitest/browser'

type MediaFeature = { name: string; value: string }

/** Only Chromium lets a test choose the reader's preferences and pointer; elsewhere the test says that it could not ask, and ends. */
const isChromium = server.browser === 'chromium'

function endUnasked(what: string): void {
  if (!isChromium) TestRunner.getCurrentTest()?.context.skip(`${server.browser} emulates no ${what}`)
}

/** Ends a test that asks for what this engine has not. Chromium has all of it: there it would fail. */
export function needs(what: string, isThere: boolean): void {
  if (!isChromium && !isThere) TestRunner.getCurrentTest()?.context.skip(`this ${server.browser} has no ${what}`)
}

/** Sets the reader's preferences (`prefers-reduced-motion`, `forced-colors` …); none gives the browser's own back. */
export async function emulateMedia(features: MediaFeature[]): Promise<void> {
  endUnasked(features.map(({ name }) => name).join(', '))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** The browser of these tests has a touch screen. Takes it away, or gives it back: a mouse is what `(pointer: fine)` means. */
export async function setPointer(kind: 'fine' | 'coarse'): Promise<void> {
  if (matchMedia(`(pointer: ${kind})`).matches) return
  endUnasked(`${kind} pointer`)
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: kind === 'coarse' })
}

/** Where a finger is, or `undefined` when it is lifted. */
export async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  place: { x: number; y: number } | undefined,
): Promise<void> {
  endUnasked('touch')
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: place === undefined ? [] : [place] })
}

/** Gives the reader's own preferences and the touch screen back. */
export async function endEmulation(): Promise<void> {
  if (!isChromium) return
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

/** Moves the pointer to the corner, where it lies over nothing. */
export async function restPointer(): Promise<void> {
  if (isChromium) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  else await userEvent.unhover(document.documentElement)
}
