import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { filterIds } from '@skein/design-system/filter-grid'
import { scriptedCamera, type Script, type ScriptedCamera } from '@skein/feature-composer/recorder/scripted-camera'
import { I18nProvider, loadMessages } from '@skein/i18n'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { CameraWords } from '../CameraWords.tsx'
import { tracks } from '../tracks.ts'
import { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'
import { studioKeys } from './studio-keys.ts'
import type { StudioPost } from './studio.types.ts'
import { listenToAnnouncements, watchTracks } from './witness.fixture.ts'

beforeAll(() => loadMessages('en', ['camera']))

let root: Root | undefined
let host: HTMLElement
let announcements: ReturnType<typeof listenToAnnouncements>

beforeEach(() => {
  host = document.createElement('div')
  document.body.replaceChildren(host)
  announcements = listenToAnnouncements()
})

afterEach(() => {
  flushSync(() => root?.unmount())
  root = undefined
  announcements.end()
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root?.render(around(children)))
}

/** What the product stands around the studio. */
const around = (children: ReactNode) => (
  <StrictMode>
    <I18nProvider language="en">
      <CameraWords>{children}</CameraWords>
    </I18nProvider>
  </StrictMode>
)

/** A wall, and a lamp that goes along it. */
const world: Script['world'] = (canvas, at) => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const { width, height } = canvas
  context.fillStyle = 'darkolivegreen'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'gold'
  context.fillRect((width * at) / 30, height / 3, width / 6, height / 6)
}
const granted: Script = { isAllowed: true, world }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const studio = () => host.querySelector<HTMLElement>('[data-studio]')

/** A studio with its camera on. */
async function open(props: CameraStudioProps = {}, { shutter = 'Record' }: { shutter?: string } = {}) {
  const driver = scriptedCamera(granted)
  mount(<CameraStudio tracks={tracks} driver={driver} style={{ blockSize: 780 }} {...props} />)
  await expect.element(button(shutter)).not.toHaveAttribute('aria-disabled')
  await expect.element(page.getByRole('radio', { name: 'Original' })).toBeVisible()
  return driver
}

async function review(driver: ScriptedCamera, ms = 24_000): Promise<void> {
  await userEvent.click(button('Record'))
  await expect.element(button('Stop')).toBeVisible()
  driver.advance(ms)
  await userEvent.click(button('Stop'))
  await expect.element(button('Play')).toBeVisible()
}

describe('asking', () => {
  it('R1 explains first and asks for the camera by a button', async () => {
    const driver = scriptedCamera({ world })
    mount(<CameraStudio driver={driver} />)
    await expect.element(page.getByText('Camera Access Required')).toBeVisible()
    expect(driver.asked()).toHaveLength(0)
    await userEvent.click(button('Turn on camera'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    expect(driver.asked()).toHaveLength(1)
  })

  it.each([
    ['denied', 'Camera Access Error', 'Unable to access your camera. Please check permissions.'],
    ['not-found', 'No Camera Stream', 'No camera was found. Connect one and try again.'],
    ['in-use', 'No Camera Stream', 'Another program is using your camera. Close it and try again.'],
    ['lost', 'No Camera Stream', 'Your camera was disconnected. Connect it and try again.'],
    ['no-data', 'Recording Failed', 'No video data was captured'],
    ['failed', 'Recording Error', 'Unable to start recording. Please try again.'],
  ] as const)('says what is wrong (%s), says it aloud, and goes on', async (reason, title, text) => {
    const script: Script = { camera: reason, world }
    mount(<CameraStudio driver={scriptedCamera(script)} otherWay={<button>Choose a file</button>} />)
    await userEvent.click(button('Turn on camera'))
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(button('Choose a file')).toBeVisible()
    await expect.poll(() => announcements.said).toEqual([`${title}. ${text}`])
    await expect.element(button('Try again')).toHaveFocus()
    script.camera = 'granted'
    await userEvent.click(button('Try again'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  })

  it('R4 says in the specification’s words that the browser cannot record', async () => {
    mount(<CameraStudio driver={scriptedCamera({ isSupported: false })} otherWay={<button>Choose a file</button>} />)
    await userEvent.click(button('Turn on camera'))
    await expect.element(page.getByText('Recording Not Supported')).toBeVisible()
    await expect.element(page.getByText("Your browser doesn't support video recording.")).toBeVisible()
    await expect.element(button('Try again')).not.toBeInTheDocument()
  })
})

describe('choices', () => {
  it('offers orientation and music to video and reel only', async () => {
    await open()
    for (const [mode, offered] of [
      ['Photo', 0],
      ['Story', 0],
      ['Reel', 1],
      ['Video', 1],
    ] as const) {
      await userEvent.click(page.getByRole('radio', { name: mode }))
      await expect.poll(() => page.getByRole('radiogroup', { name: 'Orientation' }).elements().length).toBe(offered)
      expect(page.getByRole('radiogroup', { name: 'Music' }).elements()).toHaveLength(offered)
    }
  })

  it('chooses music by radio, listens to it by its own button, and takes none', async () => {
    await open()
    await userEvent.click(page.getByRole('radio', { name: /Tin Roof/ }))
    await expect.element(page.getByRole('radio', { name: /Tin Roof/ })).toBeChecked()
    await userEvent.click(button('Play Night Ferry'))
    await expect.element(button('Stop Night Ferry')).toBeVisible()
    await userEvent.click(button('Stop Night Ferry'))
    await expect.element(button('Play Night Ferry')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Tin Roof/ })).toBeChecked()
    await userEvent.click(page.getByRole('radio', { name: 'No music' }))
    await expect.element(page.getByRole('radio', { name: 'No music' })).toBeChecked()
  })

  it('has a timer of 0 to 10 by one, 3 at first', async () => {
    await open()
    const timer = page.getByRole('slider', { name: 'Timer' })
    await expect.element(timer).toHaveValue('3')
    for (const [name, value] of Object.entries({ min: '0', max: '10', step: '1' })) {
      await expect.element(timer).toHaveAttribute(name, value)
    }
    const element = timer.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(timer).toHaveAttribute('aria-valuetext', '1 second')
  })

  it('R7 lets only the filter change while recording, and says why', async () => {
    const driver = await open({ settings: { timer: 0, mode: 'reel' } })
    await userEvent.click(button('Record'))
    await expect.element(button('Stop')).toBeVisible()
    const usable = [...host.querySelectorAll<HTMLInputElement>('[type=radio]:enabled')].map(({ value }) => value)
    expect(usable).toEqual(filterIds)
    await expect.element(page.getByRole('slider', { name: 'Timer' })).toBeDisabled()
    await expect.element(button('Switch camera')).toBeDisabled()
    await expect
      .element(page.getByRole('radiogroup', { name: 'Music' }))
      .toHaveAccessibleDescription('Locked while recording')
    await userEvent.click(page.getByRole('radio', { name: 'Cool' }))
    await expect.element(page.getByRole('radio', { name: 'Cool' })).toBeChecked()
    expect(driver.asked()).toHaveLength(1)
  })

  it('R7 opens the camera anew for mode, orientation and the other camera', async () => {
    const driver = await open()
    await userEvent.click(page.getByRole('radio', { name: 'Square' }))
    await expect.poll(() => driver.asked().length).toBe(2)
    await userEvent.click(page.getByRole('radio', { name: 'Photo' }))
    await expect.poll(() => driver.asked().length).toBe(3)
    await expect.element(button('Take photo')).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button('Switch camera'))
    await expect.poll(() => driver.asked().length).toBe(4)
    expect(driver.live()).toBe(1)
  })
})

describe('recording', () => {
  it('R10 counts down aloud, Escape cancels, and the start is announced', async () => {
    const driver = await open()
    await userEvent.click(button('Record'))
    await expect.poll(() => announcements.said).toEqual(['Camera on', '3'])
    driver.advance(1000)
    await expect.poll(() => announcements.said.at(-1)).toBe('2')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Record')).toHaveFocus()
    await userEvent.click(button('Record'))
    driver.advance(1000)
    await expect.poll(() => announcements.said.at(-1)).toBe('2')
    driver.advance(1000)
    await expect.poll(() => announcements.said.at(-1)).toBe('1')
    driver.advance(1000)
    await expect.poll(() => announcements.said.at(-1)).toBe('Recording started')
    await expect.element(button('Stop')).toHaveFocus()
    driver.advance(31_000)
    await expect.poll(() => announcements.said.at(-1)).toBe('30 seconds recorded')
  })

  it('R6 shows REC mm:ss, right after ten seconds in the background', async () => {
    const driver = await open({ settings: { timer: 0 } })
    await userEvent.click(button('Record'))
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:00')
    driver.advance(2000)
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:02')
    driver.sleep(10_000)
    driver.advance(0)
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:12')
  })

  it('R13 executes its keyboard contract, and never while a text is typed', async () => {
    const driver = await open({
      settings: { mode: 'story', timer: 0 },
      otherWay: undefined,
      children: <textarea aria-label="Caption" />,
    })
    expect(studioKeys.map(({ key }) => key)).toEqual(['R', 'Space', 'F', 'Escape', 'ArrowRight', 'Tab'])
    studio()?.focus()
    await userEvent.keyboard('f')
    await expect.poll(() => driver.asked().length).toBe(2)
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    studio()?.focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await userEvent.click(page.getByLabelText('Caption'))
    await userEvent.keyboard('rf r')
    await expect.element(page.getByLabelText('Caption')).toHaveValue('rf r')
    await userEvent.click(button('Retake'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    studio()?.focus()
    await userEvent.keyboard('r')
    await expect.element(button('Stop')).toHaveFocus()
    driver.advance(3000)
    await userEvent.keyboard('r')
    await expect.element(button('Play')).toHaveFocus()
    await userEvent.keyboard('r')
    await expect.element(button('Play')).toHaveFocus()
  })

  it('R13 Space presses the control that has the focus, and takes no photo then', async () => {
    await open({ settings: { mode: 'photo', timer: 0 } }, { shutter: 'Take photo' })
    const vintage = page.getByRole('radio', { name: 'Vintage' }).element()
    if (vintage instanceof HTMLElement) vintage.focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('radio', { name: 'Vintage' })).toBeChecked()
    await expect.element(button('Take photo')).toBeVisible()
  })
})

describe('review', () => {
  it('trims by two sliders, keeps a second, and posts what is kept', async () => {
    const onPost = vi.fn<(post: StudioPost) => void>()
    const driver = await open({ settings: { timer: 0 }, onPost })
    await review(driver, 12_000)
    await expect.element(button('Play')).toHaveFocus()
    const start = page.getByRole('slider', { name: 'Start' })
    const end = page.getByRole('slider', { name: 'End' })
    const focus = (element: Element) => element instanceof HTMLElement && element.focus()
    focus(start.element())
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}')
    await expect.element(start).toHaveAttribute('aria-valuetext', '2.1 seconds')
    await userEvent.keyboard('{End}')
    await expect.element(start).toHaveAttribute('aria-valuetext', '11 seconds')
    await userEvent.keyboard('{Home}{PageUp}')
    focus(end.element())
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}')
    await expect.element(end).toHaveAttribute('aria-valuetext', '9.9 seconds')
    await expect.poll(() => page.getByRole('radio', { name: /^Picture at/ }).elements().length).toBe(5)
    await userEvent.click(page.getByRole('radio', { name: 'Picture at 0:04' }))
    await userEvent.click(button('Post to Feed'))
    expect(onPost).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ trim: { from: 1000, to: 9900 }, coverAt: 4500 }),
    )
  })

  it('mirrors the arrows of the trim from right to left', async () => {
    const driver = await open({ settings: { timer: 0 }, dir: 'rtl' })
    await review(driver, 4000)
    const start = page.getByRole('slider', { name: 'Start' })
    const element = start.element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(start).toHaveAttribute('aria-valuetext', '0.2 seconds')
  })

  it('plays what is kept, and stops at its end', async () => {
    const driver = await open({ settings: { timer: 0 } })
    await review(driver, 4000)
    const player = host.querySelector('video')
    await expect.poll(() => player?.readyState).toBe(4)
    const end = page.getByRole('slider', { name: 'End' }).element()
    if (end instanceof HTMLElement) end.focus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    // It plays for a second or so: noted, since nobody may be looking.
    const names = ['Play']
    const observer = new MutationObserver(() => {
      const name = button('Pause').query() ? 'Pause' : 'Play'
      if (names.at(-1) !== name) names.push(name)
    })
    observer.observe(host, { subtree: true, childList: true, attributes: true })
    await userEvent.click(button('Play'))
    await expect.poll(() => names).toEqual(['Play', 'Pause', 'Play'])
    await expect.poll(() => player?.currentTime).toBe(0)
    observer.disconnect()
  })

  it('reads Login to Post for who is signed out, and posts nothing twice while it is busy', async () => {
    const onPost = vi.fn<(post: StudioPost) => void>()
    const driver = scriptedCamera(granted)
    const shown = (props: CameraStudioProps) =>
      around(<CameraStudio driver={driver} settings={{ timer: 0 }} onPost={onPost} {...props} />)
    root = createRoot(host)
    flushSync(() => root?.render(shown({ signedIn: false })))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await review(driver, 3000)
    await userEvent.click(button('Login to Post'))
    expect(onPost).toHaveBeenCalledOnce()
    flushSync(() => root?.render(shown({ upload: { loaded: 1, total: 4 } })))
    await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('Uploading 25%')
    button('Post to Feed')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onPost).toHaveBeenCalledOnce()
    await expect.element(button('Retake')).toBeDisabled()
  })

  it('goes back to the camera with Retake, and the shutter has the focus', async () => {
    const driver = await open({ settings: { timer: 0 } })
    await review(driver, 3000)
    expect(driver.live()).toBe(0)
    await userEvent.click(button('Retake'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('Record')).toHaveFocus()
    expect(driver.live()).toBe(1)
    expect(driver.urls()).toEqual([])
  })
})

describe('places', () => {
  it.each([320, 390, 700, 900, 1000, 1352])(
    '%i px wide: nothing is cut off and every target is large enough',
    async (width) => {
      await page.viewport(1400, 844)
      await open({ style: { inlineSize: width, blockSize: 844 } })
      expect(studio()?.scrollWidth).toBe(width)
      const controls = [...(studio()?.querySelectorAll<HTMLElement>('button, select') ?? [])]
      const wrong = controls.filter((control) => {
        const { width: w, height: h, left, right } = control.getBoundingClientRect()
        return Math.min(w, h) < 24 || left < 0 || right > width
      })
      expect(wrong.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([])
      await page.viewport(1000, 800)
    },
  )

  it('moves nothing under reduced motion: the countdown only fades', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    const driver = await open()
    await userEvent.click(button('Record'))
    driver.advance(1000)
    const moving = document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some(({ transform }) => transform),
      )
    expect(moving).toEqual([])
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
})

it('R14 with the browser’s own camera: records, reviews, retakes, and every track ends', async () => {
  const watched = watchTracks()
  mount(<CameraStudio autoOpen={false} settings={{ timer: 0, filter: 'warm' }} style={{ blockSize: 780 }} />)
  await userEvent.click(button('Turn on camera'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button('Record'))
  await expect.element(page.getByText(/^REC 00:0[1-9]$/)).toBeVisible()
  await userEvent.click(button('Stop'))
  await expect.element(button('Play')).toBeVisible()
  expect(watched.live()).toBe(0)
  await expect.poll(() => page.getByRole('radio', { name: /^Picture at/ }).elements().length).toBe(5)
  await userEvent.click(button('Retake'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  expect(watched.live()).toBeGreaterThan(0)
  flushSync(() => root?.unmount())
  root = undefined
  expect(watched.live()).toBe(0)
  watched.end()
})
