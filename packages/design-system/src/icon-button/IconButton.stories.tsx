import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BookmarkIcon, HeartIcon, MoreHorizontalIcon, RepeatIcon, SendIcon, ShareIcon } from '../icon/index.ts'
import { IconButton } from './IconButton.tsx'
import { iconButtonKeys } from './IconButton.keys.ts'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Bookmark', icon: <BookmarkIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Its name is its label, and its keys are the contract's. */
export const Rest: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark' })
    button.focus()
    for (const { key } of iconButtonKeys) await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
    await expect(args.onClick).toHaveBeenCalledTimes(iconButtonKeys.length)
    await expect(button).not.toHaveAttribute('aria-pressed')
  },
}

const row = { display: 'flex', alignItems: 'center', gap: 12 } as const

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Share, small" size="xs" variant="quiet" icon={<ShareIcon size={16} />} />
      <IconButton label="Share" size="sm" variant="quiet" icon={<ShareIcon />} />
      <IconButton label="Share, large" size="md" variant="quiet" icon={<ShareIcon />} />
      <IconButton label="Share, soft" variant="soft" icon={<ShareIcon />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('button').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])
    await expect(edges).toEqual([
      [28, 28],
      [36, 36],
      [44, 44],
      [36, 36],
    ])
  },
}

/** The one thing to do, where its mark says all: it is filled as a Button is. */
export const Filled: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Send" variant="primary" size="md" icon={<SendIcon />} />
      <IconButton label="Ask" variant="primary" tone="ai" icon={<SendIcon />} />
      <IconButton label="Ask, small" variant="primary" tone="ai" size="xs" icon={<SendIcon size={16} />} />
      <IconButton label="Send nothing" variant="primary" size="md" icon={<SendIcon />} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('button').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])
    await expect(edges).toEqual([
      [44, 44],
      [36, 36],
      [28, 28],
      [44, 44],
    ])
  },
}

/** What is on says so to a screen reader, by its colour, and by a filled mark. */
export const Pressed: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Bookmarked" pressed icon={<BookmarkIcon />} />
      <IconButton label="Liked" pressed tone="like" icon={<HeartIcon />} />
      <IconButton label="Reposted" pressed tone="repost" icon={<RepeatIcon />} />
      <IconButton label="Like" pressed={false} tone="like" icon={<HeartIcon />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const fill = (name: string) => {
      const mark = canvas.getByRole('button', { name }).querySelector('svg')
      return mark ? getComputedStyle(mark).fill : ''
    }
    await expect(canvas.getByRole('button', { name: 'Liked', pressed: true })).toBeVisible()
    await expect(fill('Liked')).not.toBe('none')
    await expect(fill('Bookmarked')).not.toBe('none')
    await expect(fill('Reposted')).toBe('none')
    await expect(fill('Like')).toBe('none')
  },
}

export const Toggle: Story = {
  render: function Render() {
    const [liked, setLiked] = useState(false)
    return (
      <IconButton
        label={liked ? 'Like, 641' : 'Like, 640'}
        pressed={liked}
        tone="like"
        icon={<HeartIcon size={18} />}
        onClick={() => setLiked(!liked)}
      >
        {liked ? '641' : '640'}
      </IconButton>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 640', pressed: false }))
    await expect(canvas.getByRole('button', { name: 'Like, 641', pressed: true })).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { label: 'More', icon: <MoreHorizontalIcon />, disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A place to go to is a link that looks the same. */
export const AsLink: Story = {
  render: () => (
    <IconButton label="Settings" icon={<ShareIcon />} asChild>
      <a href="#settings">Settings</a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#settings')
  },
}
