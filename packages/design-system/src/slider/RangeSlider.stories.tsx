import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { RangeSlider } from './RangeSlider.tsx'

const minutes = (value: number) => (value === 1 ? '1 minute' : `${value} minutes`)

const meta = {
  title: 'Primitives/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Length',
    max: 60,
    defaultValue: [10, 45],
    formatValue: minutes,
    formatOutput: (value) => `${value.join(' to ')} min`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 404 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSlider<readonly number[]>>

export default meta
type Story = StoryObj<typeof meta>

/** From and to: each thumb has a name, says its value, and tells both. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Length' })).toBeVisible()
    const least = canvas.getByRole('slider', { name: 'Minimum' })
    await expect(least).toHaveAttribute('aria-valuetext', '10 minutes')
    await expect(canvas.getByText('10 to 45 min')).toBeVisible()
    least.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenCalledWith([11, 45])
    await expect(args.onValueCommit).toHaveBeenCalledWith([11, 45])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('10 to 45 min')).toBeVisible()
    least.blur()
  },
}

/** The ring is around the thumb that the keys move. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Maximum' })).toHaveFocus()
  },
}

/** Ten minutes apart at least: a thumb says how far it may go. */
export const Apart: Story = {
  args: { step: 5, ticks: true, minStepsBetweenThumbs: 2, defaultValue: [30, 40], thumbLabels: ['From', 'To'] },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('slider', { name: 'From' })
    await expect(from).toHaveAttribute('max', '30')
    await expect(canvas.getByRole('slider', { name: 'To' })).toHaveAttribute('min', '40')
    from.focus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(from).toHaveValue('30')
    from.blur()
  },
}

/** Two thumbs may meet, and never pass one another. The one that moved last is on top. */
export const Meeting: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RangeSlider {...args} label="At the beginning" defaultValue={[0, 0]} />
      <RangeSlider {...args} label="Side by side" defaultValue={[30, 32]} />
      <RangeSlider {...args} label="At the end" defaultValue={[60, 60]} />
    </div>
  ),
  play: async ({ canvas }) =>
    expect(
      canvas.getAllByRole('slider').map((thumb) => (thumb instanceof HTMLInputElement ? thumb.value : '')),
    ).toEqual(['0', '0', '30', '32', '60', '60']),
}

/** Three: a press on the track moves the nearest, and the fill goes from the first to the last. */
export const Three: Story = {
  args: { label: 'Chapters', defaultValue: [10, 25, 50], formatOutput: (value) => value.join(' · ') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('slider', { name: 'Value 2 of 3' })).toHaveAttribute('aria-valuetext', '25 minutes'),
}

/** Standing up it begins below, and its marks lie where reading goes to. */
export const Vertical: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 48 }}>
      <RangeSlider {...args} label="Length" orientation="vertical" />
      <RangeSlider {...args} label="With marks" orientation="vertical" step={10} defaultValue={[20, 50]} ticks />
      <RangeSlider {...args} label="Disabled" orientation="vertical" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [least, most] = canvas.getAllByRole('slider')
    await expect(least).toHaveAttribute('aria-orientation', 'vertical')
    const place = (element: HTMLElement | undefined) => element?.nextElementSibling?.getBoundingClientRect().top ?? NaN
    await expect(place(least)).toBeGreaterThan(place(most))
  },
}

export const InField: Story = {
  args: { label: undefined, showValue: true },
  render: (args) => (
    <Field label="Length" description="Videos that last so long.">
      <RangeSlider {...args} />
    </Field>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Length' })).toHaveAccessibleDescription('Videos that last so long.'),
}

export const InvalidInField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Length" error="Nobody has recorded a video that long.">
      <RangeSlider {...args} />
    </Field>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('slider', { name: 'Maximum' })).toBeInvalid(),
}

/** Neither is changed: one cannot be reached, the other can be read. */
export const Unchangeable: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RangeSlider {...args} label="Disabled" disabled />
      <RangeSlider {...args} label="Read only" readOnly />
    </div>
  ),
  play: async ({ canvas }) => {
    const [disabled, , readOnly] = canvas.getAllByRole('slider')
    await expect(disabled).toBeDisabled()
    await expect(readOnly).toHaveAttribute('aria-readonly', 'true')
    readOnly?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(readOnly).toHaveValue('10')
    readOnly?.blur()
  },
}

/** It begins at the right, and so does its fill. */
export const RightToLeft: Story = {
  args: {
    label: 'المدة',
    ticks: true,
    step: 5,
    thumbLabels: ['من', 'إلى'],
    lang: 'ar',
    formatValue: (value) => `${value} دقيقة`,
    formatOutput: (value) => `${value.join(' – ')} د`,
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = (name: string) =>
      canvas.getByRole('slider', { name }).nextElementSibling?.getBoundingClientRect().left ?? NaN
    await expect(place('من')).toBeGreaterThan(place('إلى'))
  },
}
