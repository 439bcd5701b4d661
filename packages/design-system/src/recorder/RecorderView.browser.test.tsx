import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paintedDriver } from './painted.fixture.ts'
import { driverOf, setUpBench, virtual } from './bench.fixture.ts'
import { recorderKeys } from './Recorder.keys.ts'
import { Recorder } from './Recorder.tsx'
import type { RecorderCapture } from './recorder.reducer.ts'
import type { RecorderProblem } from './recorder.words.ts'
import { listenToAnnouncements, watchTracks } from '../../../../tests/browser/witness.ts'

setUpBench()

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
  flushSync(() => root?.render(<StrictMode>{children}</StrictMode>))
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const granted = { permission: 'granted', clock: 'manual' } as const

/** Records for so long on the manual clock, and stops. */
async function recordFor(driver: ReturnType<typeof paintedDriver>, ms: number): Promise<void> {
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button('Record'))
  await expect.element(button('Stop')).toBeVisible()
  driver.advance(ms)
}

describe('asking', () => {
  it('R1 explains first and asks for the camera by a button', async () => {
    const driver = paintedDriver()
    mount(<Recorder driver={driver} />)
    await expect.element(page.getByText('Please allow camera access to create content')).toBeVisible()
    await expect.element(button('Record')).toHaveAttribute('aria-disabled', 'true')
    expect(driver.asked()).toBe(0)
    await userEvent.click(button('Turn on camera'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    expect(driver.asked()).toBe(1)
    await expect.element(button('Record')).toHaveFocus()
  })

  it('takes nobody’s focus when the camera opens by itself', async () => {
    mount(
      <>
        <button>elsewhere</button>
        <Recorder driver={paintedDriver(granted)} />
      </>,
    )
    host.querySelector('button')?.focus()
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('elsewhere')).toHaveFocus()
  })

  it('R4 says in the specification’s words that the browser cannot record, and offers the other way only', async () => {
    mount(<Recorder driver={paintedDriver({ supported: false })} otherWay={<button>Choose a file</button>} />)
    await userEvent.click(button('Turn on camera'))
    await expect.element(page.getByText("Your browser doesn't support video recording.")).toBeVisible()
    await expect.element(button('Try again')).not.toBeInTheDocument()
    await expect.element(button('Choose a file')).toBeVisible()
  })

  it('goes on after an error', async () => {
    const script: Parameters<typeof paintedDriver>[0] = { camera: 'denied' }
    mount(<Recorder driver={paintedDriver(script)} />)
    await userEvent.click(button('Turn on camera'))
    await expect.element(page.getByText('Unable to access your camera. Please check permissions.')).toBeVisible()
    await expect.element(button('Try again')).toHaveFocus()
    script.camera = 'granted'
    await userEvent.click(button('Try again'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('Record')).toHaveFocus()
  })
})

describe('onError', () => {
  it('is told once, in the words that stand in the picture’s place, and says them in place of the recorder', async () => {
    const onError = vi.fn<(error: RecorderProblem) => void>()
    mount(<Recorder driver={paintedDriver({ camera: 'denied' })} onError={onError} />)
    await userEvent.click(button('Turn on camera'))
    await expect.element(button('Try again')).toBeVisible()
    const told = { title: 'Camera Access Error', text: 'Unable to access your camera. Please check permissions.' }
    expect(onError).toHaveBeenCalledExactlyOnceWith(told)
    await expect.element(page.getByText(told.text)).toBeVisible()
    expect(announcements.said).not.toContain(`${told.title}. ${told.text}`)
  })
})

describe('recording', () => {
  it('R6 shows mm:ss, and the right time after ten seconds in the background', async () => {
    const driver = paintedDriver(granted)
    mount(<Recorder driver={driver} />)
    await recordFor(driver, 3000)
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:03')
    driver.sleep(10_000)
    driver.advance(0)
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:13')
    driver.advance(3_600_000)
    await expect.element(page.getByRole('timer')).toHaveTextContent('REC 60:13')
  })

  it('R7 cannot switch the camera while recording', async () => {
    const driver = paintedDriver(granted)
    mount(<Recorder driver={driver} />)
    await expect.element(button('Switch camera')).toBeEnabled()
    await recordFor(driver, 1000)
    await expect.element(button('Switch camera')).toBeDisabled()
    await userEvent.keyboard('f')
    expect(driver.asked()).toBe(1)
  })

  it('R10 announces start, each half minute and stop, and no single second', async () => {
    const driver = paintedDriver(granted)
    mount(<Recorder driver={driver} />)
    await recordFor(driver, 0)
    await expect.poll(() => announcements.said.at(-1)).toBe('Recording started')
    driver.advance(29_000)
    driver.advance(1000)
    await expect.poll(() => announcements.said.at(-1)).toBe('30 seconds recorded')
    driver.advance(40_000)
    await expect.poll(() => announcements.said.at(-1)).toBe('1 minute recorded')
    await userEvent.click(button('Stop'))
    await expect.poll(() => announcements.said.at(-1)).toBe('Recording stopped at 1 minute 10 seconds')
    expect(announcements.said).toEqual([
      'Camera on',
      'Recording started',
      '30 seconds recorded',
      '1 minute recorded',
      'Recording stopped at 1 minute 10 seconds',
    ])
  })

  it('R13 executes its keyboard contract, and keeps out of text', async () => {
    const driver = paintedDriver(granted)
    mount(
      <>
        <input aria-label="Caption" />
        <Recorder driver={driver} />
      </>,
    )
    expect(recorderKeys.map(({ key }) => key)).toEqual(['R', 'F', 'Tab'])
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await userEvent.click(page.getByLabelText('Caption'))
    await userEvent.keyboard('rf')
    expect(driver.asked()).toBe(1)
    await expect.element(button('Record')).toBeVisible()

    const card = host.querySelector<HTMLElement>('[data-component=Recorder]')
    card?.focus()
    await userEvent.keyboard('f')
    await expect.poll(driver.asked).toBe(2)
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    card?.focus()
    await userEvent.keyboard('{Control>}r{/Control}')
    await expect.element(button('Record')).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(button('Stop')).toHaveFocus()
    await userEvent.keyboard('R')
    await expect.element(button('Record Again')).toBeVisible()
  })
})

describe('review', () => {
  it('focuses the video, posts once, and gives the shutter the focus on Record Again', async () => {
    const driver = paintedDriver(granted)
    const onCapture = vi.fn<(capture: RecorderCapture) => void>()
    const onSend = vi.fn<(capture: RecorderCapture) => void>()
    mount(<Recorder driver={driver} onCapture={onCapture} onSend={onSend} />)
    await recordFor(driver, 5000)
    await userEvent.click(button('Stop'))
    await expect.element(page.getByLabelText('Your video')).toHaveFocus()
    expect(driver.live()).toBe(0)
    expect(onCapture).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ durationMs: 5000 }))
    await userEvent.click(button('Send Video'))
    expect(onSend).toHaveBeenCalledExactlyOnceWith(onCapture.mock.calls[0]?.[0])
    await userEvent.click(button('Record Again'))
    await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
    await expect.element(button('Record')).toHaveFocus()
    expect(driver.urls()).toEqual([])
  })
})

it('R14 with the browser’s own camera: records a second, plays it, records again, and every track ends', async () => {
  const tracks = watchTracks()
  mount(<Recorder driver={driverOf({ mediaDevices: navigator.mediaDevices })} autoOpen={false} />)
  await userEvent.click(button('Turn on camera'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button('Record'))
  await virtual.advance(1000)
  await expect.element(page.getByText('REC 00:01')).toBeVisible()
  await userEvent.click(button('Stop'))
  await expect.element(page.getByLabelText('Your video')).toBeVisible()
  expect(tracks.live()).toBe(0)
  const video = host.querySelector('video')
  // It can go on; WebKitGTK never says more of a film that is not played.
  await expect.poll(() => video?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_FUTURE_DATA)
  expect(Math.abs((video?.duration ?? Number.NaN) - 1)).toBeLessThan(0.04)
  await userEvent.click(button('Record Again'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  expect(tracks.live()).toBeGreaterThan(0)
  flushSync(() => root?.unmount())
  root = undefined
  expect(tracks.live()).toBe(0)
  expect(tracks.total()).toBeGreaterThanOrEqual(4)
  tracks.end()
})
