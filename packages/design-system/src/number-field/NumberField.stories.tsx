import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { NumberField, type NumberFieldProps } from './index.ts'

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { min: 1, max: 168, defaultValue: 24, onValueChange: fn() },
  render: (args) => (
    <Field label="Poll ends after" description="Between one hour and a week.">
      <NumberField {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<NumberFieldProps>

export default meta
type Story = StoryObj<typeof meta>

const hours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'long' }

/** The end of a poll: what is typed is taken within the bounds, and written with its unit. */
export const Basic: Story = {
  args: { format: hours },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Poll ends after' })
    await expect(field).toHaveValue('24 hours')
    await expect(field).toHaveAccessibleDescription('Between one hour and a week.')
    await userEvent.clear(field)
    await userEvent.type(field, '400{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(168)
    await expect(field).toHaveValue('168 hours')
  },
}

/** A step for each press; at the bound the button rests. */
export const AtTheBound: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, args }) => {
    const decrease = canvas.getByRole('button', { name: 'Decrease' })
    await userEvent.click(decrease)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
    await expect(decrease).toBeDisabled()
  },
}

const cents: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' }
const percent: Intl.NumberFormatOptions = { style: 'percent' }

/** A price, a share, none, and by the scale of all controls. */
export const Formats: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <NumberField aria-label="Price" defaultValue={1234.5} step={0.5} format={cents} />
      <NumberField aria-label="Share" defaultValue={0.25} min={0} max={1} step={0.05} format={percent} />
      <NumberField aria-label="None" placeholder="Any" size="sm" />
      <NumberField aria-label="Large" defaultValue={3} size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const share = canvas.getByRole('spinbutton', { name: 'Share' })
    await userEvent.type(share, '{ArrowUp}')
    await expect(share).toHaveValue('30%')
    share.blur()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Poll ends after" error="Say when it ends.">
      <NumberField {...args} defaultValue={null} />
    </Field>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('spinbutton', { name: 'Poll ends after' })).toBeInvalid(),
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Poll ends after' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled()
  },
}

/** The digits are those of the language. */
export const RightToLeft: Story = {
  args: { format: hours },
  render: (args) => (
    <DesignSystemProvider locale="ar-EG" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <Field label="ينتهي الاستطلاع بعد">
          <NumberField {...args} />
        </Field>
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'ينتهي الاستطلاع بعد' })
    await expect(field).toHaveValue('٢٤ ساعة')
    await expect(canvas.getByRole('button', { name: 'زيادة' }).getBoundingClientRect().left).toBeLessThan(
      field.getBoundingClientRect().left,
    )
  },
}

/** In 140 px a long number is cut off, and its buttons stay. */
export const Narrow: Story = {
  args: { format: hours },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
