import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { OneTimeCode, type OneTimeCodeProps } from './index.ts'

const meta = {
  title: 'Primitives/OneTimeCode',
  component: OneTimeCode,
  args: { onValueChange: fn(), onComplete: fn() },
  render: (args) => (
    <Field label="Code" description="It is in your authenticator app.">
      <OneTimeCode {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<OneTimeCodeProps>

export default meta
type Story = StoryObj<typeof meta>

/** The cell that the next digit goes to has the ring and the caret. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveAccessibleDescription('It is in your authenticator app.')
    await userEvent.type(field, '12')
    await expect(field).toHaveValue('12')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
  },
}

/** A code is pasted as it was written: with a space, or in a sentence. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(field)
    await userEvent.paste('123 456')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    field.blur()
  },
}

export const Invalid: Story = {
  args: { defaultValue: '123456' },
  render: (args) => (
    <Field label="Code" error="That code is not right. Wait for the next one.">
      <OneTimeCode {...args} />
    </Field>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid(),
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: '123' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeDisabled(),
}

/** Four digits without a gap, and eight in two groups; by the scale of all controls. */
export const Groups: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <OneTimeCode {...args} aria-label="Pin" groups={[4]} defaultValue="1234" />
      <OneTimeCode {...args} aria-label="Long code" groups={[4, 4]} defaultValue="12345678" />
      <OneTimeCode {...args} aria-label="Code" size="lg" defaultValue="123456" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Long code' })).toHaveValue('12345678'),
}

/** Digits run from left to right here as well; the cells begin where the page does. */
export const RightToLeft: Story = {
  args: { defaultValue: '1234' },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <Field label="الرمز">
          <OneTimeCode {...args} />
        </Field>
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'الرمز' })).toHaveValue('1234')
    const [first, second] = [...canvasElement.querySelectorAll('[data-group] > span')]
    await expect(first?.getBoundingClientRect().left).toBeLessThan(second?.getBoundingClientRect().left ?? 0)
  },
}

/** In 220 px the cells are narrower than high. */
export const Narrow: Story = {
  args: { defaultValue: '123456' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
