import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import {
  MoonIcon,
  RectangleHorizontalIcon,
  RectangleVerticalIcon,
  SettingsIcon,
  SquareIcon,
  SunIcon,
} from '../icon/index.ts'
import { vars } from '../theme/contract.css.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

const meta = {
  title: 'Primitives/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Theme', options: themes, defaultValue: 'system', onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing's two: as wide as their place, segments of one width. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 'min(404px, 100%)' }}>
      <SegmentedControl {...args} fullWidth />
      <SegmentedControl
        label="Order"
        fullWidth
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const theme = canvas.getByRole('radiogroup', { name: 'Theme' })
    await expect([40, 44]).toContain(theme.offsetHeight)
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }))
  },
}

/** Choosing makes a label bolder and moves nothing. */
export const NoShift: Story = {
  play: async ({ canvas }) => {
    const widths = () => canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left)
    const before = widths()
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(widths()).toEqual(before)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <SegmentedControl key={size} {...args} label={`Theme, ${size}`} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('radiogroup').map((group) => group.offsetHeight)
    await expect(heights.at(-1)).toBe(44)
  },
}

export const WithIcons: Story = {
  args: {
    options: [
      { value: 'light', label: 'Light', icon: <SunIcon size={18} /> },
      { value: 'dark', label: 'Dark', icon: <MoonIcon size={18} /> },
      { value: 'system', label: 'System', icon: <SettingsIcon size={18} /> },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked(),
}

const orientations = [
  { value: 'portrait', label: 'Portrait', icon: <RectangleVerticalIcon size={18} /> },
  { value: 'landscape', label: 'Landscape', icon: <RectangleHorizontalIcon size={18} /> },
  { value: 'square', label: 'Square', icon: <SquareIcon size={18} /> },
]

/** Over moving pictures: a pill with a bright thumb, on a stage that is dark in both themes. */
export const OnStage: Story = {
  render: () => (
    <div
      data-theme="dark"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24, background: vars.color.sunken }}
    >
      <SegmentedControl
        label="Mode"
        surface="stage"
        size="lg"
        defaultValue="reel"
        options={[
          { value: 'video', label: 'Video' },
          { value: 'photo', label: 'Photo' },
          { value: 'story', label: 'Story' },
          { value: 'reel', label: 'Reel' },
        ]}
      />
      <SegmentedControl label="Orientation" surface="stage" size="lg" iconsOnly options={orientations} />
      <SegmentedControl
        label="Orientation while recording"
        surface="stage"
        size="lg"
        iconsOnly
        disabled
        options={orientations}
      />
      <SegmentedControl label="Theme" options={themes} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Square' })[0] ?? document.body)
    await expect(canvas.getAllByRole('radio', { name: 'Square' })[0]).toBeChecked()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

export const OneDisabled: Story = {
  args: { options: [...themes, { value: 'sepia', label: 'Sepia', disabled: true }] },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Sepia' })).toBeDisabled(),
}

export const InField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Theme" description="System follows your device.">
      <SegmentedControl {...args} />
    </Field>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toHaveAccessibleDescription(
      'System follows your device.',
    ),
}

export const LongLabels: Story = {
  args: {
    label: 'Order',
    fullWidth: true,
    defaultValue: 'near',
    options: [
      { value: 'near', label: 'From people near me' },
      { value: 'all', label: 'All' },
      { value: 'followed', label: 'From people I follow' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'المظهر',
    dir: 'rtl',
    lang: 'ar',
    options: [
      { value: 'light', label: 'فاتح' },
      { value: 'dark', label: 'داكن' },
      { value: 'system', label: 'النظام' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left)
    await expect(last).toBeLessThan(first ?? 0)
  },
}
