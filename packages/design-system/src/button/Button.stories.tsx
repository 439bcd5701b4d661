import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ArrowRightIcon, SparklesIcon } from '../icon/index.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { buttonKeys } from './Button.keys.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Post', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const kinds: readonly (ButtonProps & { children: string })[] = [
  { children: 'Post' },
  { variant: 'quiet', children: 'Follow' },
  { variant: 'soft', children: 'Save' },
  { variant: 'ghost', children: 'Show more' },
  { tone: 'ai', children: 'Enhance', iconStart: <SparklesIcon size={18} /> },
  { tone: 'danger', children: 'Delete' },
]
const sizes = ['xs', 'sm', 'md', 'lg'] as const

/** Every kind at every size, and the states that need no hand: the drawing's own table. */
export const Kinds: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, max-content)',
        gap: 16,
        alignItems: 'center',
        justifyItems: 'start',
      }}
    >
      {kinds.map((kind) => (
        <Fragment key={kind.children}>
          {sizes.map((size) => (
            <Button key={size} size={size} {...kind} />
          ))}
          <Button loading {...kind} />
          <Button disabled {...kind} />
        </Fragment>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button', { name: 'Follow' }).map((button) => button.offsetHeight)
    await expect(heights.slice(0, 4)).toEqual([28, 36, 44, 48])
    await expect(canvas.getAllByRole('button')).toHaveLength(36)
  },
}

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Post' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const WithIcons: Story = {
  args: { children: 'Open Home', iconEnd: <ArrowRightIcon size={18} />, size: 'md' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open Home' }).querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  },
}

/** The label is legible: what cannot be pressed can still be read. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Post' })
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

const send = fn<() => void>()

function Sending(props: ButtonProps) {
  const [sending, setSending] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
        setSending(true)
      }}
    >
      <Button {...props} type="submit" loading={sending} />
    </form>
  )
}

/** Work under way: same width, same focus, no second send, said once. */
export const Loading: Story = {
  args: { children: 'Post', loadingLabel: 'Posting...' },
  beforeEach: () => void send.mockClear(),
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, canvasElement, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Post' })
    const width = button.offsetWidth
    await userEvent.click(button)
    await step('it keeps width and focus', async () => {
      await expect(button).toHaveAccessibleName('Posting...')
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button.offsetWidth).toBe(width)
      await expect(button).toHaveFocus()
    })
    await step('it sends once', async () => {
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
      await expect(send).toHaveBeenCalledOnce()
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
    await step('it is said', async () => {
      const announcer = canvasElement.ownerDocument.querySelector('[data-component=Announcer]')
      await waitFor(() => expect(announcer).toHaveTextContent('Posting...'))
    })
  },
}

export const FullWidth: Story = {
  args: { fullWidth: true, size: 'lg', children: 'Sign in' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.offsetWidth).toBe(button.parentElement?.clientWidth)
  },
}

/** A link that looks like a button is a link. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'quiet', children: <a href="#explore">Explore posts</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Explore posts' })
    await expect(link).toHaveAttribute('data-component', 'Button')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** What each key does, from the contract that the documentation prints. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button')
    button.focus()
    for (const [index, { key, does }] of buttonKeys.entries()) {
      await step(`${key} ${does}`, async () => {
        await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
        await expect(args.onClick).toHaveBeenCalledTimes(index + 1)
      })
    }
  },
}
