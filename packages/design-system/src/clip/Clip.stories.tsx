import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { paintedVideo } from '../recorder/painted.fixture.ts'
import { ClipEditor } from './clip-editor.fixture.tsx'
import { Clip } from './index.ts'

const durationMs = 12_000

/** A recording that lies in memory, for the time of a story. */
const recorded = async () => ({ src: URL.createObjectURL((await paintedVideo(durationMs)).blob) })

const meta = {
  title: 'Primitives/Clip',
  component: Clip.Trim,
  subcomponents: { Player: Clip.Player, Covers: Clip.Covers },
  loaders: [recorded],
  render: (_, { loaded }) => <ClipEditor src={String(loaded['src'])} durationMs={durationMs} />,
  // What each story is given is in the editor that it draws.
  args: {
    frames: [],
    count: 12,
    durationMs,
    value: { from: 0, to: durationMs },
    onValueChange: () => {},
    video: { current: null },
    label: 'Trim',
    startLabel: 'Start',
    endLabel: 'End',
    formatKept: (part, whole) => `${part} of ${whole}`,
  },
  afterEach: ({ loaded }) => URL.revokeObjectURL(String(loaded['src'])),
} satisfies Meta<typeof Clip.Trim>

export default meta
type Story = StoryObj<typeof meta>

/** Twelve pictures on the strip, and five covers. */
const drawn = (element: HTMLElement) => waitFor(() => expect(element.querySelectorAll('canvas')).toHaveLength(17))

/** All of it is kept, and the first picture is its cover. */
export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvas.getByText('0:12 of 0:12')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

/** Both ends have moved, the picture shows the end that moved last, and covers are of what is kept. */
export const Trimmed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement)
    const video = canvas.getByLabelText<HTMLVideoElement>('Your video')
    const goesTo = (seconds: number) =>
      waitFor(() => expect([video.currentTime, video.seeking]).toEqual([seconds, false]))
    canvas.getByRole('slider', { name: 'Start' }).focus()
    await userEvent.keyboard('{PageUp}')
    await goesTo(1)
    canvas.getByRole('slider', { name: 'End' }).focus()
    await userEvent.keyboard('{PageDown}')
    await goesTo(11)
    await expect(canvas.getByText('0:10 of 0:12')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture at 0:05' }))
    await expect(canvas.getByRole('radio', { name: 'Picture at 0:05' })).toBeChecked()
  },
}
