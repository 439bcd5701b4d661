import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { BookmarkIcon, ShareIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 160px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj

const popup = () => document.querySelector<HTMLElement>('[data-component=Tooltip]')

/** Focus by keyboard shows it at once; it names the control. */
export const Label: Story = {
  render: () => <IconButton label="Bookmark" shortcut="B" icon={<BookmarkIcon />} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(popup()).toBeVisible())
    await expect(popup()).toHaveTextContent('BookmarkB')
    await expect(popup()?.offsetHeight).toBe(28)
    await expect(button).not.toHaveAttribute('aria-describedby')
  },
}

/** Beside a control that has its own text it tells more. */
export const Description: Story = {
  render: () => (
    <Tooltip description="Drafts are kept on this device only">
      <Button variant="quiet">Save draft</Button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(popup()).toHaveTextContent('Drafts are kept on this device only'))
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toHaveAccessibleDescription(
      'Drafts are kept on this device only',
    )
  },
}

/** Without room above it stands below. */
export const Flipped: Story = {
  render: () => (
    <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 }}>
      <IconButton label="In the corner of the window" icon={<ShareIcon />} />
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(popup()?.dataset['side']).toBe('bottom'))
    await expect(popup()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(8)
  },
}

export const InlineEndFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <IconButton label="الإشارات" tooltipSide="end" icon={<BookmarkIcon />} />,
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(popup()?.dataset['side']).toBe('left'))
  },
}

/** Shown by its parent, and in line with the start of its control. */
export const AlignedToStart: Story = {
  render: () => (
    <Tooltip description="Drafts are kept on this device only, and nobody else can read them" align="start" open>
      <button>Save draft</button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button', { name: 'Save draft' })
    await waitFor(() => expect(popup()).toBeVisible())
    const edge = getComputedStyle(control).direction === 'rtl' ? 'right' : 'left'
    await expect(popup()?.getBoundingClientRect()[edge]).toBeCloseTo(control.getBoundingClientRect()[edge], 0)
  },
}

/** Escape sends it away, and nothing else. */
export const Dismissed: Story = {
  render: () => <IconButton label="Bookmark" icon={<BookmarkIcon />} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(popup()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(popup()).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Bookmark' })).toHaveFocus()
  },
}
