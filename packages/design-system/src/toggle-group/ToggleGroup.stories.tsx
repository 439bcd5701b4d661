import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AudioLinesIcon, ImageIcon, LinkIcon, PollIcon, TextLinesIcon, VideoIcon } from '../icon/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { ToggleGroup } from './index.ts'

const kinds = [
  { value: 'text', name: 'Text', Icon: TextLinesIcon },
  { value: 'photo', name: 'Photos', Icon: ImageIcon },
  { value: 'video', name: 'Videos', Icon: VideoIcon },
  { value: 'poll', name: 'Polls', Icon: PollIcon },
  { value: 'link', name: 'Links', Icon: LinkIcon },
]

const items = kinds.map(({ value, name, Icon }) => (
  <ToggleGroup.Item key={value} value={value} iconStart={<Icon size={16} />}>
    {name}
  </ToggleGroup.Item>
))

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup.Root,
  args: { label: 'Kind of post', children: items },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToggleGroup.Root>

export default meta
type Story = StoryObj<typeof ToggleGroup.Root>

/** One or none: a second press takes it back. */
export const Basic: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Kind of post' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Photos' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Videos' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('video')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Polls' })).toHaveFocus()
  },
}

export const Several: Story = {
  args: { multiple: true, defaultValue: ['photo'], onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Polls' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['photo', 'poll'])
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2)
    canvas.getByRole('button', { name: 'Polls' }).blur()
  },
}

/** Icons alone, each with its name. */
export const Icons: Story = {
  args: {
    multiple: true,
    defaultValue: ['sound'],
    children: [
      { value: 'sound', name: 'Sound', Icon: AudioLinesIcon },
      { value: 'picture', name: 'Picture', Icon: ImageIcon },
      { value: 'text', name: 'Text', Icon: TextLinesIcon },
    ].map(({ value, name, Icon }) => (
      <ToggleGroup.Item key={value} value={value} label={name} icon={<Icon size={18} />} />
    )),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sound', pressed: true })).toBeVisible(),
}

/** All of it, or one. */
export const Disabled: Story = {
  args: {
    defaultValue: 'photo',
    children: kinds.map(({ value, name }) => (
      <ToggleGroup.Item key={value} value={value} disabled={value === 'video'}>
        {name}
      </ToggleGroup.Item>
    )),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ToggleGroup.Root {...args} />
      <ToggleGroup.Root {...args} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const video of canvas.getAllByRole('button', { name: 'Videos' })) await expect(video).toBeDisabled()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'نوع المنشور',
    defaultValue: 'photo',
    children: [
      <ToggleGroup.Item key="text" value="text" iconStart={<TextLinesIcon size={16} />}>
        نص
      </ToggleGroup.Item>,
      <ToggleGroup.Item key="photo" value="photo" iconStart={<ImageIcon size={16} />}>
        صور
      </ToggleGroup.Item>,
    ],
  },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <ToggleGroup.Root {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0)
  },
}

/** In 220 px they take several lines. */
export const Narrow: Story = {
  args: { defaultValue: 'photo' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
