import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AudioLinesIcon, SwitchCameraIcon, TimerIcon, XIcon } from '../icon/index.ts'
import { drawScene } from '../recorder/painted.fixture.ts'
import { RecBadge, Shutter } from '../recorder/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Viewfinder } from './index.ts'

const meta = {
  title: 'Primitives/Viewfinder',
  component: Viewfinder.Root,
  parameters: { layout: 'fullscreen' },
  args: { style: { blockSize: 640 } },
} satisfies Meta<typeof Viewfinder.Root>

export default meta
type Story = StoryObj<typeof meta>

const level = { subscribe: () => () => {}, getSnapshot: () => 0.4 }
const options = [
  { value: 'video', label: 'Video' },
  { value: 'photo', label: 'Photo' },
]

/** A painted window in place of a camera. */
function Scene() {
  const draw = useCallback((canvas: HTMLCanvasElement | null) => {
    if (canvas) drawScene(canvas)
  }, [])
  return <canvas ref={draw} width={360} height={640} style={{ inlineSize: '100%', blockSize: '100%' }} />
}

const microphone = <Viewfinder.Level level={level} audio label="Microphone on" silentLabel="No sound" />
const song = (
  <Viewfinder.Tag icon={<AudioLinesIcon size={16} />} detail="Skein Originals">
    Slow Loaf
  </Viewfinder.Tag>
)
const press = fn()

/** What is chosen stays chosen. */
function Modes({ words = false }: { words?: boolean }) {
  const [value, onValueChange] = useState('video')
  const props = { options, value, onValueChange, label: 'Mode' }
  return words ? <Viewfinder.Modes {...props} /> : <SegmentedControl {...props} surface="stage" size="lg" />
}

const onPage = (
  <>
    <Viewfinder.Picture
      ratio={9 / 16}
      over={
        <>
          <Viewfinder.Row start={microphone} middle={<RecBadge elapsedMs={12_000} />} />
          <Viewfinder.Foot>{song}</Viewfinder.Foot>
        </>
      }
    >
      <Viewfinder.Layer>
        <Scene />
      </Viewfinder.Layer>
      <Viewfinder.Thirds />
    </Viewfinder.Picture>
    <Viewfinder.Dock
      start={<Modes />}
      end={<Viewfinder.Button variant="solid" label="Switch camera" icon={<SwitchCameraIcon />} onClick={press} />}
    >
      <Shutter face="stop" label="Stop" seconds={12} />
    </Viewfinder.Dock>
  </>
)

/** The shutter is in the middle, whatever stands beside it. */
export const Wide: Story = {
  args: { children: onPage },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvasElement.getBoundingClientRect()
    const shutter = canvas.getByRole('button', { name: 'Stop' }).getBoundingClientRect()
    await expect(Math.abs((shutter.left + shutter.right - left - right) / 2)).toBeLessThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch camera' }))
    await expect(press).toHaveBeenCalled()
  },
}

/** What comes before the shutter stands over it. */
export const Narrow: Story = {
  args: { children: onPage, layout: 'narrow', style: { blockSize: 640, inlineSize: 560 } },
  play: async ({ canvas }) => {
    const modes = canvas.getByRole('radiogroup', { name: 'Mode' }).getBoundingClientRect()
    const shutter = canvas.getByRole('button', { name: 'Stop' }).getBoundingClientRect()
    await expect(modes.bottom).toBeLessThanOrEqual(shutter.top)
  },
}

/** On a phone the picture has the width, and things stand on all of it. */
export const Compact: Story = {
  args: {
    layout: 'compact',
    style: { blockSize: 720, inlineSize: 375 },
    children: (
      <>
        <Viewfinder.Picture
          ratio={9 / 16}
          over={
            <>
              <Viewfinder.Row
                start={<Viewfinder.Button label="Close" icon={<XIcon />} />}
                end={<Viewfinder.Button label="Switch camera" icon={<SwitchCameraIcon />} />}
              />
              <Viewfinder.Row
                start={microphone}
                middle={song}
                end={<Viewfinder.Button label="Timer, 3 seconds" icon={<TimerIcon />} count={3} />}
              />
            </>
          }
        >
          <Viewfinder.Layer>
            <Scene />
          </Viewfinder.Layer>
        </Viewfinder.Picture>
        <Viewfinder.Dock below={<Modes words />}>
          <Shutter face="record" label="Record" />
        </Viewfinder.Dock>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const modes = within(canvas.getByRole('radiogroup', { name: 'Mode' }))
    await userEvent.click(modes.getByRole('radio', { name: 'Photo' }))
    await expect(modes.getByRole('radio', { name: 'Photo' })).toBeChecked()
  },
}

/** Seconds over the picture, each of which arrives. */
export const CountingDown: Story = {
  args: {
    children: (
      <>
        <Viewfinder.Picture ratio={1}>
          <Viewfinder.Layer>
            <Scene />
          </Viewfinder.Layer>
          <Viewfinder.Countdown remaining={3} />
        </Viewfinder.Picture>
        <Viewfinder.Dock>
          <Shutter face="cancel" label="Cancel" />
        </Viewfinder.Dock>
      </>
    ),
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('3')).toBeVisible()),
}
