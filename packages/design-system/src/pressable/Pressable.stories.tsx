import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ChevronRightIcon, UserLockIcon } from '../icon/index.ts'
import { Pressable } from './Pressable.tsx'
import { pressableKeys } from './Pressable.keys.ts'

const row: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 280,
  minBlockSize: 52,
  paddingInline: 16,
  textAlign: 'start',
}

const meta = {
  title: 'Primitives/Pressable',
  component: Pressable,
  args: {
    onClick: fn(),
    style: row,
    children: (
      <>
        <UserLockIcon />
        <span style={{ flex: 1 }}>Follow requests</span>
        <ChevronRightIcon size={18} />
      </>
    ),
  },
} satisfies Meta<typeof Pressable>

export default meta
type Story = StoryObj<typeof meta>

/** A row that is pressed as a whole. Its keys are the contract's, and it sends no form. */
export const Row: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow requests' })
    button.focus()
    for (const { key } of pressableKeys) await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    await expect(args.onClick).toHaveBeenCalledTimes(pressableKeys.length)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(getComputedStyle(button).cursor).toBe('default')
  },
}
