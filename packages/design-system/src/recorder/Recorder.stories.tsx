import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { paintedDriver, paintedVideo, type PaintedScript } from './painted.fixture.ts'
import { Recorder, type RecorderProps } from './Recorder.tsx'

const meta = {
  title: 'Primitives/Recorder',
  component: Recorder,
  args: { onSend: fn(), onCapture: fn() },
} satisfies Meta<typeof Recorder>

export default meta
type Story = StoryObj<typeof meta>

const granted = { permission: 'granted', clock: 'manual', source: { width: 1280, height: 720 } } as const

/** A camera that follows a script, new for each story. */
function before(script: PaintedScript, { video = false } = {}) {
  const now = { driver: paintedDriver(script) }
  return {
    story: {
      beforeEach: async () => {
        now.driver = paintedDriver(
          video ? { ...script, video: await paintedVideo(12_000, { width: 320, height: 180 }) } : script,
        )
      },
      render: (args: RecorderProps) => <Recorder {...args} driver={now.driver} />,
    },
    driver: () => now.driver,
  }
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function ready(canvas: Canvas) {
  const shutter = await canvas.findByRole('button', { name: 'Record' })
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'))
  return shutter
}

const ask = before({})

/** It explains and waits: nothing is asked before the button is pressed. */
export const Idle: Story = {
  ...ask.story,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Camera Access Required')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Turn on camera' })).toBeVisible()
    await expect(ask.driver().asked()).toBe(0)
  },
}

export const Requesting: Story = {
  ...before({ camera: 'pending' }).story,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
    await waitFor(() => expect(canvas.getByText('Waiting for your camera')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Record' })).toHaveFocus()
  },
}

export const Preview: Story = {
  ...before(granted).story,
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByText('00:00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Switch camera' })).toBeEnabled()
  },
}

const recording = before(granted)

export const Recording: Story = {
  ...recording.story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toHaveFocus()
    recording.driver().advance(12_000)
    await waitFor(() => expect(canvas.getByText('REC 00:12')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Switch camera' })).toBeDisabled()
  },
}

export const Stopping: Story = {
  ...before({ ...granted, finishing: true }).story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(await canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
  },
}

async function record(canvas: Canvas, driver: ReturnType<typeof paintedDriver>) {
  await userEvent.click(await ready(canvas))
  const stop = await canvas.findByRole('button', { name: 'Stop' })
  driver.advance(12_000)
  await userEvent.click(stop)
  await canvas.findByRole('button', { name: 'Record Again' })
  const video = canvas.getByLabelText('Your video')
  await waitFor(() => expect(video).toHaveProperty('readyState', 4))
}

const reviewed = before(granted, { video: true })

/** The camera is off; what was recorded can be seen, recorded again, or posted. */
export const Review: Story = {
  ...reviewed.story,
  play: async ({ canvas, args }) => {
    await record(canvas, reviewed.driver())
    await expect(reviewed.driver().live()).toBe(0)
    await expect(canvas.getByLabelText('Your video')).toHaveFocus()
    await expect(args.onCapture).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Video' }))
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ kind: 'video', durationMs: 12_000 }))
  },
}

const posted = before(granted, { video: true })

export const Sending: Story = {
  ...posted.story,
  args: { sending: true },
  play: async ({ canvas }) => {
    await record(canvas, posted.driver())
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Record Again' })).toBeDisabled()
  },
}

const unplugged = before(granted, { video: true })

/** The camera was pulled out: what was recorded until then is kept. */
export const Interrupted: Story = {
  ...unplugged.story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByRole('button', { name: 'Stop' })
    unplugged.driver().advance(5000)
    unplugged.driver().unplug()
    await waitFor(() => expect(canvas.getByText(/What was recorded until then is kept/)).toBeVisible())
  },
}

const chooseFile = (
  <Button variant="quiet" size="md">
    Choose a file
  </Button>
)

/** What went wrong in the specification's words, and a way on. */
function failure(script: PaintedScript, title: string, text: string): Story {
  return {
    ...before(script).story,
    args: { otherWay: chooseFile },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
      await waitFor(() => expect(canvas.getByText(title)).toBeVisible())
      await expect(canvas.getByText(text)).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
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

export const Unsupported: Story = {
  ...before({ supported: false }).story,
  args: { otherWay: chooseFile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on camera' }))
    await waitFor(() => expect(canvas.getByText("Your browser doesn't support video recording.")).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
}

export const NoData: Story = {
  ...before({ ...granted, video: { blob: new Blob([]) } }).story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(canvas.getByText('No video data was captured')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

export const Broken: Story = {
  ...before({ ...granted, finishingFails: 'disk full' }).story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(canvas.getByText('Recording Error')).toBeVisible())
    await expect(canvas.getByText('Recording failed. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

const gone = before(granted)

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

export const SmallPhone: Story = {
  ...before({}).story,
  args: { style: { inlineSize: 288 }, otherWay: chooseFile },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Turn on camera' })).toBeVisible())
    const card = canvasElement.querySelector('[data-component=Recorder]')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(288)
  },
}

export const RightToLeft: Story = {
  ...before(granted).story,
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const shutter = await ready(canvas)
    const flip = canvas.getByRole('button', { name: 'Switch camera' })
    await expect(flip.getBoundingClientRect().right).toBeLessThan(shutter.getBoundingClientRect().left)
  },
}

const limited = before(granted)

/** It may last half a minute: the ring is the time that is left. */
export const Limited: Story = {
  ...limited.story,
  args: { maxDurationMs: 30_000 },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await expect(await canvas.findByRole('button', { name: 'Stop' })).toHaveFocus()
    limited.driver().advance(20_000)
    await waitFor(() => expect(canvas.getByText('REC 00:20')).toBeVisible())
    const arc = canvas.getByRole('button', { name: 'Stop' }).querySelectorAll('circle')[1]
    await expect(arc).toHaveAttribute('stroke-dasharray', '10 30')
  },
}

const withoutSound = { ...granted, granted: { audio: false } } as const

/** The microphone is busy, blocked or missing: the picture goes on, and says that there is no sound. */
export const NoSound: Story = {
  ...before(withoutSound).story,
  play: async ({ canvas }) => {
    await ready(canvas)
    await expect(canvas.getByText('No sound')).toBeVisible()
  },
}

const mute = before(withoutSound)

export const RecordingWithoutSound: Story = {
  ...mute.story,
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    await canvas.findByRole('button', { name: 'Stop' })
    mute.driver().advance(3000)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('REC 00:03No sound'))
  },
}

const held = before({ ...granted, granted: { pausable: true } })

/** A stretch is left out: the time stands still, and the camera stays on. */
export const Paused: Story = {
  ...held.story,
  args: { pausable: true },
  play: async ({ canvas }) => {
    await userEvent.click(await ready(canvas))
    const pause = await canvas.findByRole('button', { name: 'Pause' })
    held.driver().advance(12_000)
    await userEvent.click(pause)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Paused 00:12'))
    held.driver().advance(9000)
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Paused 00:12')
    await expect(held.driver().live()).toBe(1)
  },
}
