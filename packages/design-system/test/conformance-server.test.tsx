/**
 * Every component on a server and then in a page: rendered where there is no document, hydrated in StrictMode where
 * there is one, without a word from React. One process plays both: the strings are made first, the document after.
 */
import { JSDOM } from 'jsdom'
import { act, Fragment, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { icons, providers, single } from './conformance.components.tsx'
import type { Fixture } from './conformance.fixture.tsx'

const allIcons: Fixture = {
  render: () => (
    <div>
      {icons.map(([name, { render }]) => (
        <Fragment key={name}>{render({})}</Fragment>
      ))}
    </div>
  ),
}
const fixtures = [...single, ...Object.entries(providers), ['all icons', allIcons] as const]

const sent = new Map<string, string | Error>(
  fixtures.map(([name, { render }]) => {
    try {
      return [name, renderToString(<StrictMode>{render({})}</StrictMode>)]
    } catch (error) {
      return [name, error instanceof Error ? error : new Error(String(error))]
    }
  }),
)

/** What the components ask a browser for and jsdom does not have. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Read before there is one, or the strings prove nothing. */
const documentThen = typeof document

beforeAll(() => {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'https://skein.example/',
    pretendToBeVisual: true,
  })
  const globals = [
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLIFrameElement',
    'HTMLTextAreaElement',
    'SVGElement',
    'Node',
    'NodeFilter',
    'AbortController',
    'AbortSignal',
    'Event',
    'CustomEvent',
    'KeyboardEvent',
    'MouseEvent',
    'FocusEvent',
    'StorageEvent',
    'DocumentFragment',
    'MutationObserver',
    'getComputedStyle',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'addEventListener',
    'removeEventListener',
  ]
  for (const name of globals) {
    const value: unknown = Reflect.get(window, name)
    vi.stubGlobal(name, typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value)
  }
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const media = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('matchMedia', media)
  Object.assign(window, { matchMedia: media })
  window.Element.prototype.checkVisibility = () => true
  window.HTMLElement.prototype.showPopover = () => {}
  window.HTMLElement.prototype.hidePopover = () => {}
  // It plays nothing, and a video is not muted from the start by its attribute.
  Object.assign(window.HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause() {}, load() {} })
  Object.defineProperty(window.HTMLMediaElement.prototype, 'muted', { value: true, writable: true })
})

describe.each(fixtures)('%s', (name, { render }) => {
  it('renders where there is no document', () => {
    expect(documentThen).toBe('undefined')
    expect(sent.get(name)).toEqual(expect.any(String))
  })

  it('hydrates what the server sent, in StrictMode, without a word', async () => {
    const { hydrateRoot } = await import('react-dom/client')
    const said = vi.fn<(...words: unknown[]) => void>()
    vi.spyOn(console, 'error').mockImplementation(said)
    vi.spyOn(console, 'warn').mockImplementation(said)
    const host = document.createElement('div')
    host.innerHTML = String(sent.get(name))
    document.body.append(host)
    // Until nothing is left to do, effects and all that they ask for.
    const root = await act(() =>
      Promise.resolve(
        hydrateRoot(host, <StrictMode>{render({})}</StrictMode>, { onRecoverableError: said, onUncaughtError: said }),
      ),
    )
    expect(said.mock.calls).toEqual([])
    await act(() => Promise.resolve(root.unmount()))
    host.remove()
    vi.mocked(console.error).mockRestore()
    vi.mocked(console.warn).mockRestore()
  })
})
