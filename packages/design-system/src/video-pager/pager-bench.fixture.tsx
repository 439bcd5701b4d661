import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { emulateMedia } from '../../test/emulation.ts'
import { VideoPager, VideoPagerAction, type VideoPagerProps } from './index.ts'
import { film } from './video-pager.fixture.ts'

/** For tests of the pager in a real browser: seven films of one, and what is seen and done. */

export interface Clip {
  id: string
  src: string
  poster?: string
  who: string
}

export let root: Root
export let host: HTMLElement
let src: string

/** What is drawn from now on, where a test draws by itself. */
export const draw = (made: Root): void => {
  root = made
}

/**
 * WebKitGTK stands still for good when an element is emptied while its film begins to load: its page waits for the thread that reads the film, and
 * that for the page. Seen in 2.50.6. So there one is emptied when the film has begun.
 */
function emptyOnceLoaded(): void {
  const load = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'load')?.value
  if (typeof load !== 'function') throw new Error('A media element cannot be loaded.')
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    const isBeginning = this.networkState === HTMLMediaElement.NETWORK_LOADING && this.readyState === 0
    const now = () => void Reflect.apply(load, this, [])
    if (isBeginning) for (const end of ['loadedmetadata', 'error']) this.addEventListener(end, now, { once: true })
    else now()
  })
}

/** A page with a place for a pager, before and after each test of a file. */
export function setUpPager(): void {
  beforeAll(async () => {
    src = await film()
  })
  if (server.browser === 'webkit') beforeEach(emptyOnceLoaded)
  beforeEach(() => {
    host = document.createElement('div')
    document.body.replaceChildren(host)
    document.body.style.margin = '0'
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    vi.restoreAllMocks()
  })
}

const who = ['Lucía Ferrer', 'Noor Haddad', 'Tomas Baker', 'Ines Marques', 'Kofi Mensah', 'Ada Lindqvist', 'Sam Weir']
export const clips = (count: number): Clip[] =>
  Array.from({ length: count }, (_, i) => ({ id: `v${i}`, src, who: who[i % who.length] ?? '' }))

export type Props = VideoPagerProps<Clip>
export const moved = vi.fn<(index: number) => void>()

export function Videos(props: Partial<Props>) {
  return (
    <VideoPager
      items={clips(7)}
      label="Videos"
      getLabel={(clip) => clip.who}
      renderOverlay={(clip) => <a href="#author">{clip.who}</a>}
      renderActions={() => (
        <>
          <VideoPagerAction icon="♥">Like</VideoPagerAction>
          <VideoPagerAction icon="✎">Comment</VideoPagerAction>
          <VideoPagerAction icon="↗">Share</VideoPagerAction>
        </>
      )}
      onIndexChange={moved}
      {...props}
    />
  )
}

export function mount(props: Partial<Props> = {}): void {
  moved.mockReset()
  root = createRoot(host)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Videos {...props} />
      </StrictMode>,
    ),
  )
}

export function one(selector: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

export const pager = () => one('[data-component=VideoPager]')
export const active = () => one('[role=group]:not([inert])')
export const stage = () => active().parentElement?.parentElement ?? active()
export const videos = () => [...host.querySelectorAll('video')]
export const activeVideo = () => {
  const video = active().querySelector('video')
  if (!video) throw new Error('No video')
  return video
}
/** The number that is shown: '3 / 7'. */
export const at = () => Number(/(\d+) of \d+/.exec(active().getAttribute('aria-label') ?? '')?.[1])
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const isPlaying = (video: HTMLVideoElement) => !video.paused
export const emulate = (name: string, value: string) => emulateMedia([{ name, value }])
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** @param at milliseconds of the event, where it is not now */
export function wheel(deltaY: number, init: WheelEventInit = {}, at?: number): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init })
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at })
  activeVideo().dispatchEvent(event)
  return event
}

interface SwipeOptions {
  end?: string
  x?: number
  /** Milliseconds of each of its four parts. */
  pace?: number
  on?: Element
  /** Whether the slide follows the finger. */
  drags?: boolean
}

export async function swipe(
  distance: number,
  { end = 'pointerup', x = 0, pace = 100, on = activeVideo(), drags = x === 0 }: SwipeOptions = {},
): Promise<void> {
  let now = 1e9
  const send = (type: string, clientX: number, clientY: number) => {
    const init = { bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 7, clientX, clientY }
    const event = new PointerEvent(type, init)
    Object.defineProperty(event, 'timeStamp', { value: (now += pace) })
    on.dispatchEvent(event)
  }
  send('pointerdown', 300, 400)
  for (let step = 1; step <= 4; step++) send('pointermove', 300 + (x * step) / 4, 400 + (distance * step) / 4)
  expect(stage().style.getPropertyValue('--drag')).toBe(drags ? `${distance}px` : '')
  send(end, 300 + x, 400 + distance)
  await frame()
}
