/** What was made: trimmed, played, posted, or thrown away. */
import { scriptedCamera } from '@skein/feature-composer/recorder/scripted-camera'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'
import { button, granted, review, setUpStudio } from './studio-bench.fixture.tsx'
import { StudioReview } from './StudioReview.tsx'
import type { StudioPost, StudioSettings } from './studio.types.ts'

const { host, open, show } = setUpStudio()

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

it('offers no trim of a video that the browser cannot cut, and posts all of it', async () => {
  const onPost = vi.fn<(post: StudioPost) => void>()
  const blob = new Blob(['no film'], { type: 'video/webm' })
  const settings: StudioSettings = {
    mode: 'video',
    orientation: 'vertical',
    facing: 'user',
    filter: 'original',
    track: null,
    timer: 0,
    deviceId: undefined,
  }
  const size = { width: 90, height: 160, mimeType: 'video/webm', durationMs: 12_000 }
  show(
    <StudioReview
      capture={{ ...size, blob, url: 'data:video/webm,', kind: 'video', interrupted: false }}
      settings={settings}
      track={undefined}
      layout="wide"
      signedIn
      posting={false}
      upload={undefined}
      onPost={onPost}
      onRetake={() => {}}
      onCancelUpload={undefined}
      onRetryUpload={undefined}
    >
      {undefined}
    </StudioReview>,
  )
  await expect.poll(() => page.getByRole('slider', { name: 'Start' }).query()).toBeNull()
  await userEvent.click(button('Post to Feed'))
  expect(onPost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ trim: undefined }))
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
  const player = host().querySelector('video')
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
  observer.observe(host(), { subtree: true, childList: true, attributes: true })
  await userEvent.click(button('Play'))
  await expect.poll(() => names).toEqual(['Play', 'Pause', 'Play'])
  await expect.poll(() => player?.currentTime).toBe(0)
  observer.disconnect()
})

it('reads Login to Post for who is signed out, and posts nothing twice while it is busy', async () => {
  const onPost = vi.fn<(post: StudioPost) => void>()
  const driver = scriptedCamera(granted)
  const shown = (props: CameraStudioProps) =>
    show(<CameraStudio driver={driver} settings={{ timer: 0 }} onPost={onPost} {...props} />)
  shown({ signedIn: false })
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  await review(driver, 3000)
  await userEvent.click(button('Login to Post'))
  expect(onPost).toHaveBeenCalledOnce()
  shown({ upload: { loaded: 1, total: 4 } })
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
