/** All tests share a page: each leaves it as it was found, whatever the test itself forgot. */
import { afterEach, beforeEach, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { endEmulation, restPointer } from './emulation.ts'

const { documentElement: html, body } = document
const realTimeout = setTimeout
const room = { width: innerWidth, height: innerHeight }
const found = [html, body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}))

/**
 * Elsewhere than in Chromium a page hears of focus only while it has the window's, and Tab takes that to the browser's own buttons at the page's end, from
 * where no script brings it back. So the frame of these tests has something before and after it that takes the focus.
 */
async function keepFocusInWindow(): Promise<void> {
  if (server.browser === 'chromium') return
  if (!document.hasFocus()) await userEvent.click(body)
  const outer = window.top?.document
  if (!outer || outer.querySelector('[data-edge]')) return
  for (const where of ['afterbegin', 'beforeend'] as const)
    outer.body.insertAdjacentHTML(where, '<i data-edge tabindex="0"></i>')
  const [first, last] = outer.querySelectorAll('[data-edge]')
  // Nor does a second Tab lead out of it.
  outer.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && event.target === (event.shiftKey ? first : last)) event.preventDefault()
  })
}

beforeEach(async () => {
  await keepFocusInWindow()
  window.focus()
})

/** A real pointer stays where a test has left it, and what comes to lie under it is pointed at. */
let pointed = false
const note = ({ isTrusted }: Event) => {
  pointed ||= isTrusted
}
for (const type of ['mousemove', 'mouseover']) addEventListener(type, note, { capture: true, passive: true })

const emulated = ['(prefers-reduced-motion: reduce)', '(forced-colors: active)', '(pointer: fine)'].map((query) =>
  matchMedia(query),
)

afterEach(async () => {
  // What watched a fake timer gives the fake one back, so the real ones come after it.
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The next file in this page would wait for ever.
  if (setTimeout !== realTimeout) throw new Error('The timers that this test leaves are not the ones it found.')
  body.replaceChildren()
  for (const { element, attributes } of found) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
  }
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
  if (innerWidth !== room.width || innerHeight !== room.height) await page.viewport(room.width, room.height)
  if (emulated.some(({ matches }) => matches)) await endEmulation()
  if (pointed) await restPointer()
  pointed = false
})
