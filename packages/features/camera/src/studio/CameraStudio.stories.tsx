import { Avatar, Button, Field, Textarea } from '@skein/design-system'
import { scriptedCamera, type Script } from '@skein/feature-composer/recorder/scripted-camera'
import { loadMessages } from '@skein/i18n'
import { pictures } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CameraWords } from '../CameraWords.tsx'
import { tracks } from '../tracks.ts'
import { CameraStudio, type CameraStudioProps } from './CameraStudio.tsx'

/** The camera by itself, without what the screen stands around it: every state of its own. */
const meta = {
  title: 'Parts/Camera studio',
  component: CameraStudio,
  parameters: {
    layout: 'fullscreen',
    skein: { viewer: null, path: '/camera', language: 'en' },
    msw: { handlers: [pictures] },
  },
  loaders: [
    async () => {
      await loadMessages('en', ['camera'])
      return {}
    },
  ],
  args: { tracks, onPost: fn(), onCapture: fn(), onClose: fn() },
} satisfies Meta<typeof CameraStudio>

export default meta
type Story = StoryObj<typeof meta>

/** A camera that follows a script, new for each story, and what a story's hand does with it. */
function before(script: Script) {
  const now = { driver: scriptedCamera(script) }
  return {
    story: {
      beforeEach: () => {
        now.driver = scriptedCamera(script)
      },
      // Where a camera is on, each filter shows what stands before it, half a second later than the rest.
      afterEach: async () => {
        if (now.driver.live() === 0) return
        const thumbs = () => [...document.querySelectorAll('label canvas')]
        await waitFor(() => expect(thumbs().every((thumb) => thumb.closest('[data-sampled]'))).toBe(true))
      },
      render: (args: CameraStudioProps) => (
        <CameraWords>
          <CameraStudio {...args} driver={now.driver} />
        </CameraWords>
      ),
    },
    driver: () => now.driver,
  }
}

type Canvas = ReturnType<typeof within>

const granted = { isAllowed: true } as const
const phone = { inlineSize: 390, blockSize: 844 } as const
const reel = { mode: 'reel', filter: 'warm', track: 'slow-loaf', timer: 0 } as const

/** They come a moment after the stage. */
const choices = (canvas: Canvas) => canvas.findByRole('radio', { name: 'Original' })

async function ready(canvas: Canvas, name = 'Record') {
  const shutter = await canvas.findByRole('button', { name })
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'))
  await choices(canvas)
  return shutter
}

const form: CameraStudioProps['children'] = (cover) => (
  <>
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar name="Ines Marques" />
      <span style={{ fontWeight: 600 }}>Ines Marques</span>
    </div>
    <Field label="Caption">
      <Textarea defaultValue="Tomas was right: rain outside, slow loaf inside. Thirty-one hours, one pot, no hurry at all." />
    </Field>
    {cover}
    <Field label="Alt text" description="Read aloud to people who cannot see the video.">
      <Textarea defaultValue="A round loaf steams on a wooden table by a rainy window." rows={2} />
    </Field>
  </>
)

const chooseFile = (
  <Button variant="quiet" size="md">
    Choose a file
  </Button>
)

const ask = before({})

/** First visit: what the camera is for, and a button. Nothing is asked before it is pressed. */
export const Idle: Story = {
  ...ask.story,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Camera Access Required')).toBeVisible())
    await expect(canvas.getByText('Please allow camera access to create content')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Turn on camera' })).toBeVisible()
    await choices(canvas)
    await expect(ask.driver().asked()).toEqual([])
  },
}

/** The browser is asking. */
export const Requesting: Story = {
  ...before({ camera: 'pending' }).story,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
    await waitFor(() => expect(canvas.getByText('Waiting for your camera')).toBeVisible())
    await choices(canvas)
    await expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus()
  },
}

/** Allowed before: the picture is there at once. */
export const Preview: Story = {
  ...before(granted).story,
  args: { settings: { ...reel, timer: 3 } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('radio', { name: 'Warm' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Slow Loaf/ })).toBeChecked()
    await expect(canvas.getByRole('slider', { name: 'Timer' })).toHaveAttribute('aria-valuetext', '3 seconds')
    await expect(
      canvas.getAllByRole('radio', { name: /^(Original|Vintage|Vibrant|Cool|Warm|Dramatic)$/ }),
    ).toHaveLength(6)
  },
}

/** A photo has no music, and no shape to choose. */
export const PhotoMode: Story = {
  ...before(granted).story,
  args: { settings: { mode: 'photo' } },
  play: async ({ canvas }) => {
    await ready(canvas, 'Take photo')
    await expect(canvas.queryByRole('radiogroup', { name: 'Music' })).toBeNull()
    await expect(canvas.queryByRole('radiogroup', { name: 'Orientation' })).toBeNull()
  },
}

/** A story is a video or a photo, upright and without music. */
export const StoryMode: Story = {
  ...before(granted).story,
  args: { settings: { mode: 'story' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('button', { name: 'Take photo' })).toBeEnabled()
    await expect(canvas.queryByRole('radiogroup', { name: 'Music' })).toBeNull()
  },
}

const counting = before(granted)

/** Three seconds to run to the others. Escape, or the shutter, ends it. */
export const Countdown: Story = {
  ...counting.story,
  args: { settings: { ...reel, timer: 3 } },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByText('3')
    counting.driver().advance(1000)
    const two = await canvas.findByText('2')
    await waitFor(() => expect(two).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

const recording = before(granted)

/** Twelve seconds in: only the filter can change, and the music's heading says why. */
export const Recording: Story = {
  ...recording.story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByRole('button', { name: 'Stop' })
    recording.driver().advance(12_000)
    await waitFor(() => expect(canvas.getByText('REC 00:12')).toBeVisible())
    await expect(canvas.getByText('Locked while recording')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Photo' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Square' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Switch camera' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /Tin Roof/ })).toBeDisabled()
    await expect(canvas.getByRole('slider', { name: 'Timer' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Cool' })).toBeEnabled()
  },
}

const lockedStory = before(granted)

/** Where there is no music, the reason stands at the timer. */
export const LockedWithoutMusic: Story = {
  ...lockedStory.story,
  args: { settings: { mode: 'story', timer: 0 } },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await waitFor(() => expect(canvas.getByText('Locked while recording')).toBeVisible())
    await expect(canvas.getByRole('slider', { name: 'Timer' })).toHaveAccessibleDescription('Locked while recording')
  },
}

/** The file is being finished. */
export const Stopping: Story = {
  ...before({ ...granted, isFinishing: true }).story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  },
}

async function record(canvas: Canvas, driver: ReturnType<typeof scriptedCamera>) {
  await userEvent.click(await ready(canvas))
  const stop = await canvas.findByRole('button', { name: 'Stop' })
  driver.advance(24_000)
  await userEvent.click(stop)
  await canvas.findByRole('button', { name: 'Play' })
  await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Cover' })).toBeVisible())
  await waitFor(() => expect(canvas.getAllByRole('radio', { name: /^Picture at/ })).toHaveLength(5))
}

/** Until a still video shows the picture of its place: of several that it was sent to in a row, it may go on showing one before. */
const shown = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve())
    video.currentTime += 0
  })

const reviewed = before(granted)

/** The video again: trimmed by its two ends, with a cover and the words that go with it. */
export const Review: Story = {
  ...reviewed.story,
  args: { settings: reel, children: form },
  play: async ({ canvas, args }) => {
    await record(canvas, reviewed.driver())
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
    await expect(args.onCapture).toHaveBeenCalledOnce()
    const start = canvas.getByRole('slider', { name: 'Start' })
    start.focus()
    await userEvent.keyboard('{PageUp}{PageUp}')
    const end = canvas.getByRole('slider', { name: 'End' })
    end.focus()
    const video = canvas.getByLabelText<HTMLVideoElement>('Your video')
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{PageDown}')
      // The picture of the last place is the one that is kept, so each is waited for.
      await waitFor(() => expect([video.currentTime, video.seeking]).toEqual([23 - press, false]))
    }
    await shown(video)
    await expect(start).toHaveAttribute('aria-valuetext', '2 seconds')
    await expect(canvas.getByText('0:17 of 0:24')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Post to Feed' }))
    await expect(args.onPost).toHaveBeenCalledWith(expect.objectContaining({ trim: { from: 2000, to: 19_000 } }))
    canvas.getByRole('button', { name: 'Play' }).focus()
  },
}

const photographed = before(granted)

/** A photo has no time to trim. */
export const ReviewPhoto: Story = {
  ...photographed.story,
  args: { settings: { mode: 'photo', timer: 0 }, children: form },
  play: async ({ canvas, args }) => {
    await userEvent.click(await ready(canvas, 'Take photo'))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible())
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Post to Feed' }))
    await expect(args.onPost).toHaveBeenCalledWith(expect.objectContaining({ trim: undefined, coverAt: undefined }))
  },
}

const signedOut = before(granted)

/** Who is signed out keeps what was made, and is shown the way. */
export const SignedOut: Story = {
  ...signedOut.story,
  args: { settings: reel, signedIn: false },
  play: async ({ canvas, args }) => {
    await record(canvas, signedOut.driver())
    await userEvent.click(canvas.getByRole('button', { name: 'Login to Post' }))
    await expect(args.onPost).toHaveBeenCalledOnce()
  },
}

const sending = before(granted)

/** On its way: the words can still be changed, Retake waits. */
export const Posting: Story = {
  ...sending.story,
  args: {
    settings: reel,
    children: form,
    upload: { loaded: 8_200_000, total: 12_800_000 },
    onCancelUpload: fn(),
  },
  play: async ({ canvas, args }) => {
    await record(canvas, sending.driver())
    await expect(canvas.getByRole('progressbar', { name: 'Uploading 64%' })).toBeVisible()
    await expect(canvas.getByText('· 8.2 of 12.8 MB')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Post to Feed' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Retake' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancelUpload).toHaveBeenCalledOnce()
  },
}

const failing = before(granted)

/** It stopped half way: nothing is lost, Retry goes on. */
export const UploadFailed: Story = {
  ...failing.story,
  args: {
    settings: reel,
    children: form,
    upload: { loaded: 8_200_000, total: 12_800_000, failed: true },
    onRetryUpload: fn(),
  },
  play: async ({ canvas, args }) => {
    await record(canvas, failing.driver())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to upload video. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetryUpload).toHaveBeenCalledOnce()
  },
}

const unplugged = before(granted)

/** The camera was pulled out while recording: what there is until then is kept. */
export const Interrupted: Story = {
  ...unplugged.story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByRole('button', { name: 'Stop' })
    unplugged.driver().advance(5000)
    unplugged.driver().unplug()
    await waitFor(() => expect(canvas.getByText(/What was recorded until then is kept/)).toBeVisible())
  },
}

/** A state that says what went wrong in the specification's words, and offers a way on. */
function failure(script: Script, title: string, text: string): Story {
  return {
    ...before(script).story,
    args: { otherWay: chooseFile },
    play: async ({ canvas }) => {
      await choices(canvas)
      await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
      await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
      await expect(canvas.getByText(text)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    },
  }
}

export const Denied = failure(
  { camera: 'denied' },
  'Camera Access Error',
  'Unable to access your camera. Please check permissions.',
)

export const NotFound = failure(
  { camera: 'not-found' },
  'No Camera Stream',
  'No camera was found. Connect one and try again.',
)

export const InUse = failure(
  { camera: 'in-use' },
  'No Camera Stream',
  'Another program is using your camera. Close it and try again.',
)

export const Failed = failure({ camera: 'failed' }, 'Recording Error', 'Unable to start recording. Please try again.')

/** Trying again would change nothing: the file is the way on. */
export const Unsupported: Story = {
  ...before({ isSupported: false }).story,
  args: { otherWay: chooseFile },
  play: async ({ canvas }) => {
    await choices(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
    await waitFor(() => expect(canvas.getByText('Recording Not Supported')).toBeVisible())
    await expect(canvas.getByText("Your browser doesn't support video recording.")).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
}

export const NoData: Story = {
  ...before({ ...granted, isEmpty: true }).story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(canvas.getByText('Recording Failed')).toBeVisible())
    await expect(canvas.getByText('No video data was captured')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

export const RecordingFails: Story = {
  ...before({ ...granted, recordingFails: 'the encoder is busy' }).story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await waitFor(() => expect(canvas.getByText('Unable to start recording: the encoder is busy')).toBeVisible())
  },
}

export const Broken: Story = {
  ...before({ ...granted, finishingFails: true }).story,
  args: { settings: reel },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(canvas.getByText('Recording Error')).toBeVisible())
    await expect(canvas.getByText('Recording failed. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

const gone = before(granted)

/** Pulled out before anything was recorded. */
export const Lost: Story = {
  ...gone.story,
  play: async ({ canvas }) => {
    await ready(canvas)
    gone.driver().unplug()
    await waitFor(() =>
      expect(canvas.getByText('Your camera was disconnected. Connect it and try again.')).toBeVisible(),
    )
  },
}

export const Horizontal: Story = {
  ...before(granted).story,
  args: { settings: { orientation: 'horizontal' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('radio', { name: 'Horizontal' })).toBeChecked()
  },
}

export const Square: Story = {
  ...before(granted).story,
  args: { settings: { orientation: 'square' } },
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByRole('radio', { name: 'Square' })).toBeChecked()
  },
}

/** More than one camera, no microphone, no music. */
export const TwoCamerasNoSound: Story = {
  ...before({
    ...granted,
    isSilent: true,
    devices: [
      { deviceId: 'front', label: 'FaceTime HD Camera' },
      { deviceId: 'desk', label: 'Desk camera with a name that is longer than its place' },
    ],
  }).story,
  args: { tracks: [] },
  play: async ({ canvas }) => {
    await ready(canvas)
    const picker = await canvas.findByRole('combobox', { name: 'Camera' })
    await userEvent.selectOptions(picker, 'desk')
    await ready(canvas)
    await expect(picker).toHaveValue('desk')
    await expect(canvas.getByText('No sound')).toBeVisible()
  },
}

/** Below 1180 px the panel gives way and the modes stand over the shutter. */
export const Narrow: Story = {
  ...before(granted).story,
  args: { settings: reel, style: { inlineSize: 1000 } },
  play: async ({ canvas }) => {
    const shutter = await ready(canvas)
    const modes = canvas.getByRole('radiogroup', { name: 'Mode' })
    await expect(modes.getBoundingClientRect().bottom).toBeLessThanOrEqual(shutter.getBoundingClientRect().top)
  },
}

export const Phone: Story = {
  ...before(granted).story,
  args: { settings: { ...reel, timer: 3 }, style: phone },
  play: async ({ canvas, args }) => {
    await ready(canvas)
    await expect(
      canvas.getAllByRole('radio', { name: /^(Original|Vintage|Vibrant|Cool|Warm|Dramatic)$/ }),
    ).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A tool opens the one sheet that holds what has no room beside the picture. */
export const PhoneSheet: Story = {
  ...before(granted).story,
  args: { settings: { ...reel, timer: 3 }, style: phone },
  play: async ({ canvas }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Timer, 3 seconds' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Camera settings' }))
    await waitFor(() => expect(sheet.getByRole('radiogroup', { name: 'Orientation' })).toBeVisible())
    await waitFor(() => expect(sheet.getByRole('slider', { name: 'Timer' })).toBeVisible())
    await expect(sheet.getByRole('radio', { name: 'No music' })).not.toBeChecked()
  },
}

const phoneRecording = before(granted)

export const PhoneRecording: Story = {
  ...phoneRecording.story,
  args: { settings: reel, style: phone },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByRole('button', { name: 'Stop' })
    phoneRecording.driver().advance(12_000)
    await waitFor(() => expect(canvas.getByText('REC 00:12')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Music' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Cool' })).toBeEnabled()
  },
}

const phoneReview = before(granted)

export const PhoneReview: Story = {
  ...phoneReview.story,
  args: { settings: reel, style: phone, children: form, upload: { loaded: 8_200_000, total: 12_800_000 } },
  play: async ({ canvas }) => {
    await record(canvas, phoneReview.driver())
    await expect(canvas.getAllByRole('button', { name: 'Retake' })).toHaveLength(1)
  },
}

/** The smallest phone there is: 320 px. */
export const SmallPhone: Story = {
  ...before(granted).story,
  args: { settings: { ...reel, timer: 3 }, style: { inlineSize: 320, blockSize: 568 } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const studio = canvasElement.querySelector<HTMLElement>('[data-studio]')
    await expect(studio?.scrollWidth).toBe(320)
  },
}

export const PhoneIdle: Story = {
  ...before({}).story,
  args: { style: phone, otherWay: chooseFile },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Turn on camera' })).toBeVisible(),
}

/** Everything stands the other way round; the picture does not. */
export const RightToLeft: Story = {
  ...before(granted).story,
  args: { settings: { ...reel, timer: 3 }, dir: 'rtl' },
  play: async ({ canvas }) => {
    const shutter = await ready(canvas)
    const filter = canvas.getByRole('radio', { name: 'Warm' })
    await expect(filter.getBoundingClientRect().right).toBeLessThan(shutter.getBoundingClientRect().left)
  },
}
