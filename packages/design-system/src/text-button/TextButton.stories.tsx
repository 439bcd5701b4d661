import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextButton } from './TextButton.tsx'
import { textButtonKeys } from './TextButton.keys.ts'

const meta = {
  title: 'Primitives/TextButton',
  component: TextButton,
  args: { children: 'Show more', onClick: fn() },
} satisfies Meta<typeof TextButton>

export default meta
type Story = StoryObj<typeof meta>

/** Its keys are the contract's, and it sends no form. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show more' })
    button.focus()
    for (const { key } of textButtonKeys) await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    await expect(args.onClick).toHaveBeenCalledTimes(textButtonKeys.length)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const Tones: Story = {
  render: () => (
    <p>
      Not sent. <TextButton>Try again</TextButton> <TextButton tone="muted">Discard</TextButton>
    </p>
  ),
}

/** As small as the words are, what is pressed is a target: it reaches over the line, and moves nothing. */
export const Target: Story = {
  render: () => (
    <p style={{ fontSize: '0.75rem', lineHeight: 1 }}>
      12 likes <TextButton tone="muted">Edited</TextButton>
    </p>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.offsetHeight).toBeLessThan(24)
    await expect(Number.parseFloat(getComputedStyle(button, '::after').height)).toBeGreaterThanOrEqual(24)
  },
}
