import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { vars } from '../theme/contract.css.ts'
import { Slider } from './Slider.tsx'

const seconds = (value: number) => (value === 1 ? '1 second' : `${value} seconds`)
const short = (value: number) => `${value} s`

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: { label: 'Timer', max: 10, defaultValue: 3, formatValue: seconds, formatOutput: short, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 404 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

/** The camera's timer: 0 to 10 by one, 3 at first, said as "3 seconds". */
export const Timer: Story = {
  args: { ticks: true },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Timer' })
    await expect(slider).toHaveAttribute('aria-valuetext', '3 seconds')
    await expect(canvas.getByText('3 s')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '7' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '7 seconds')
    await expect(canvas.getByText('7 s')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledWith(7)
    await fireEvent.change(slider, { target: { value: '3' } })
  },
}

export const Ends: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Slider {...args} label="None" defaultValue={0} ticks />
      <Slider {...args} label="All of it" defaultValue={10} ticks />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('slider', { name: 'All of it' })).toHaveValue('10'),
}

/** A video's place: what is loaded lies quieter behind what was seen. On a stage that is dark in both themes. */
export const Buffered: Story = {
  args: {
    label: undefined,
    'aria-label': 'Place in the video',
    max: 42,
    step: 0.1,
    defaultValue: 12,
    buffered: 30,
    formatValue: (value) => `0:${String(Math.floor(value)).padStart(2, '0')} of 0:42`,
    showValue: false,
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: 24, background: vars.color.sunken }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:12 of 0:42'),
}

export const InField: Story = {
  args: { label: undefined, showValue: true },
  render: (args) => (
    <Field label="Timer" description="The countdown can be heard.">
      <Slider {...args} />
    </Field>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('slider', { name: 'Timer' })).toHaveAccessibleDescription('The countdown can be heard.'),
}

export const InvalidInField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Timer" error="This song is shorter than the countdown.">
      <Slider {...args} />
    </Field>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toBeInvalid(),
}

export const Disabled: Story = {
  args: { disabled: true, ticks: true },
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toBeDisabled(),
}

/** It can be reached and read, and is sent, but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Timer' })
    await expect(slider).toHaveAttribute('aria-readonly', 'true')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(slider).toHaveValue('3')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    slider.blur()
  },
}

/** Standing up it begins below, like a volume; its marks lie where reading goes to. */
export const Vertical: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 48 }}>
      <Slider {...args} orientation="vertical" />
      <Slider {...args} label="With marks" orientation="vertical" ticks />
      <div dir="rtl" lang="ar">
        <Slider {...args} label="المؤقت" orientation="vertical" ticks />
      </div>
      <Slider {...args} label={undefined} aria-label="Volume" orientation="vertical" style={{ blockSize: 120 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Timer' })
    await expect(slider).toHaveAttribute('aria-orientation', 'vertical')
    slider.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}')
    await expect(slider).toHaveValue('4')
    slider.blur()
  },
}

export const LongLabel: Story = {
  args: { label: 'How long to wait before the shutter opens, so that you can run back to the others', ticks: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByText('3 s').getBoundingClientRect().height).toBeLessThan(24),
}

/** It begins at the right, and so does its fill. */
export const RightToLeft: Story = {
  args: {
    label: 'المؤقت',
    ticks: true,
    lang: 'ar',
    formatValue: (value) => `${value} ثوانٍ`,
    formatOutput: (value) => `${value} ث`,
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const fill = slider.previousElementSibling?.lastElementChild?.getBoundingClientRect()
    const rail = slider.getBoundingClientRect()
    await expect(rail.right - (fill?.right ?? 0)).toBeCloseTo(10, 0)
  },
}
