import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { scriptedCamera, type Script, type ScriptedCamera } from '@skein/feature-composer/recorder/scripted-camera'
import { I18nProvider, loadMessages } from '@skein/i18n'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listenToAnnouncements } from '../../../../../tests/browser/witness.ts'
import { CameraWords } from '../CameraWords.tsx'
import { tracks } from '../tracks.ts'
import { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'

/** For tests of the studio in a real browser: the studio, a camera that follows a script, and what is heard of it. */

/** A wall, and a lamp that goes along it. */
export const world: NonNullable<Script['world']> = (canvas, at) => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const { width, height } = canvas
  context.fillStyle = 'darkolivegreen'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'gold'
  context.fillRect((width * at) / 30, height / 3, width / 6, height / 6)
}
export const granted: Script = { isAllowed: true, world }

export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A page with a place for a studio, before and after each test of a file. */
export function setUpStudio() {
  let root: Root | undefined
  let host: HTMLElement
  let announcements: ReturnType<typeof listenToAnnouncements>

  beforeAll(() => loadMessages('en', ['camera']))
  beforeEach(() => {
    host = document.createElement('div')
    document.body.replaceChildren(host)
    announcements = listenToAnnouncements()
  })

  function unmount(): void {
    flushSync(() => root?.unmount())
    root = undefined
  }
  afterEach(() => {
    unmount()
    announcements.end()
  })

  /** Draws a studio, or another one in its place, with what the product stands around it. */
  function show(studio: ReactNode): void {
    root ??= createRoot(host)
    const current = root
    flushSync(() =>
      current.render(
        <StrictMode>
          <I18nProvider language="en">
            <CameraWords>{studio}</CameraWords>
          </I18nProvider>
        </StrictMode>,
      ),
    )
  }

  /** A studio with its camera on. */
  async function open(props: CameraStudioProps = {}, { shutter = 'Record' }: { shutter?: string } = {}) {
    const driver = scriptedCamera(granted)
    show(<CameraStudio tracks={tracks} driver={driver} style={{ blockSize: 780 }} {...props} />)
    await expect.element(button(shutter)).not.toHaveAttribute('aria-disabled')
    await expect.element(page.getByRole('radio', { name: 'Original' })).toBeVisible()
    return driver
  }

  return {
    show,
    unmount,
    open,
    /** What was said to a screen reader. */
    said: () => announcements.said,
    host: () => host,
    studio: () => host.querySelector<HTMLElement>('[data-studio]'),
  }
}

/** Records, and waits for the review. */
export async function review(driver: ScriptedCamera, ms = 24_000): Promise<void> {
  await userEvent.click(button('Record'))
  await expect.element(button('Stop')).toBeVisible()
  driver.advance(ms)
  await userEvent.click(button('Stop'))
  await expect.element(button('Play')).toBeVisible()
}
