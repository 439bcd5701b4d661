import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Bio' },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { defaultValue: 'Tailor, tide-table reader, aunt of five.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Bio' }).offsetHeight).toBe(72),
}

/** One line high, then as high as the text, then it scrolls. */
export const Grows: Story = {
  args: { autosize: true, rows: 1, maxRows: 4 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const one = area.offsetHeight
    await userEvent.type(area, 'a{enter}b{enter}c')
    await expect(area.offsetHeight).toBe(one + 48)
    await userEvent.type(area, '{enter}d{enter}e{enter}f')
    await expect(area.offsetHeight).toBe(one + 72)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    await userEvent.clear(area)
    await expect(area.offsetHeight).toBe(one)
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Saving' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeDisabled(),
}

export const RightToLeftText: Story = {
  args: { defaultValue: 'مرحبا بالعالم' },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl'),
}
