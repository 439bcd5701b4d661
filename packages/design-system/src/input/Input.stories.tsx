import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { LockIcon } from '../icon/index.ts'
import { Input } from './Input.tsx'

const meta = {
  title: 'Primitives/Input',
  component: Input,
  args: { 'aria-label': 'Username', onChange: fn() },
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'https://' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(input, 'amara')
    await expect(input).toHaveValue('amara')
    await expect(input.parentElement?.offsetHeight).toBe(44)
  },
}

export const Large: Story = {
  args: { size: 'lg', defaultValue: 'ada' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox').parentElement?.offsetHeight).toBe(48),
}

/** The sign before the name is decoration: what is typed does not hold it. */
export const WithStart: Story = {
  args: { start: '@', defaultValue: 'amara' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('amara')
    await expect(canvas.getByText('@')).toBeVisible()
  },
}

/** Border and one pixel inside it: focus moves nothing. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    const before = input.getBoundingClientRect().top
    await userEvent.click(input)
    await expect(input).toHaveFocus()
    await expect(input.getBoundingClientRect().top).toBe(before)
    const frame = input.parentElement
    const style = frame && getComputedStyle(frame)
    // Forced colours have no shadows: there an outline says it.
    if (matchMedia('(forced-colors: active)').matches) await expect(style?.outlineStyle).toBe('solid')
    else await expect(style?.boxShadow).toContain('inset')
  },
}

export const Invalid: Story = {
  args: { 'aria-label': undefined, defaultValue: 'amara@okafor' },
  render: (args) => (
    <Field label="Email" error="Add the part after the dot.">
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Add the part after the dot.')
  },
}

export const Disabled: Story = {
  args: { disabled: true, placeholder: 'https://', end: <LockIcon size={16} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
}

/** Hebrew written on an English page runs from right to left, from its first letter on. */
export const RightToLeftText: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'שלום')
    await expect(getComputedStyle(input).direction).toBe('rtl')
  },
}
