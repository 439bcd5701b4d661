import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/index.ts'
import { VerifiedBadge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { hoverCardKeys } from './HoverCard.keys.ts'
import { HoverCard, useHoverCardTrigger } from './index.ts'

const meta = {
  title: 'Primitives/HoverCard',
  component: HoverCard.Root,
} satisfies Meta<typeof HoverCard.Root>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const card = () => document.querySelector<HTMLElement>('[data-component=HoverCard]')

function Person({ name = 'Noor Haddad' }: { name?: string | undefined }) {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Avatar name={name} size={40} />
        <Button size="xs">Follow</Button>
      </div>
      <strong style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        {name} <VerifiedBadge />
      </strong>
      Removes buttons for a living. Beirut, most mornings by the sea.
    </div>
  )
}

const Text = ({ children }: { children: ReactNode }) => (
  <div style={{ minBlockSize: 240, paddingBlock: 16, paddingInline: 40 }}>{children}</div>
)

function Noor(args: HoverCard.RootProps) {
  return (
    <HoverCard.Root {...args}>
      <HoverCard.Trigger href="#noor" style={{ fontWeight: 600 }}>
        Noor Haddad
      </HoverCard.Trigger>
      <HoverCard.Content label="Noor Haddad">
        <Person />
      </HoverCard.Content>
    </HoverCard.Root>
  )
}

function Written(args: HoverCard.RootProps) {
  return (
    <Text>
      Written by <Noor {...args} />
    </Text>
  )
}

/** A member behind their name, who is to be had by a press on it as well. */
export const Open: Story = {
  args: { defaultOpen: true },
  render: Written,
  play: async ({ canvas }) => {
    const panel = await body().findByRole('dialog', { name: 'Noor Haddad' })
    await expect(panel.offsetWidth).toBe(280)
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-details', panel.id)
    await expect(document.body).toHaveFocus()
  },
}

/** A mouse that rests brings it; it stays while the mouse is on it, and goes when that leaves. */
export const Hovered: Story = {
  args: { delay: 0, closeDelay: 50 },
  render: Written,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await userEvent.hover(link)
    await waitFor(() => expect(card()).toBeVisible())
    await userEvent.unhover(link)
    await userEvent.hover(body().getByRole('button', { name: 'Follow' }))
    await expect(card()).toBeVisible()
    await userEvent.unhover(body().getByRole('button', { name: 'Follow' }))
    await userEvent.hover(document.body)
    await waitFor(() => expect(card()).toBeNull())
    await userEvent.hover(link)
    await waitFor(() => expect(card()).toBeVisible())
  },
}

/** Every key of the contract, in its order. */
export const Keyboard: Story = {
  args: { delay: 0 },
  render: (args) => (
    <Text>
      <HoverCard.Root {...args}>
        <HoverCard.Trigger href="#noor" style={{ fontWeight: 600 }}>
          Noor Haddad
        </HoverCard.Trigger>
        <HoverCard.Content label="Noor Haddad">
          <Person />
        </HoverCard.Content>
      </HoverCard.Root>{' '}
      wrote <a href="#post">a post</a>
    </Text>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Noor Haddad' })
    const expected = [
      { focus: 'Noor Haddad', open: true },
      { focus: 'Follow', open: true },
      { focus: 'a post', open: false },
      { focus: 'Noor Haddad', open: false },
      { focus: 'Noor Haddad', open: false },
    ]
    for (const [index, { key, when, does }] of hoverCardKeys.entries()) {
      await step(`${key}, ${when}: ${does}`, async () => {
        if (key === 'Escape') {
          await userEvent.tab({ shift: true })
          await waitFor(() => expect(card()).toBeVisible())
        }
        if (key === 'Tab') await userEvent.tab()
        else if (key === 'Escape') await userEvent.keyboard('{Escape}')
        else link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expected[index]?.focus))
        await waitFor(() => expect(card() !== null).toBe(expected[index]?.open))
      })
    }
  },
}

/** One card for every link that a selector names; it takes the theme of the one that it came for. */
export const ManyLinks: Story = {
  args: { delay: 0, triggers: 'a[href^="#people/"]' },
  render: (args) => {
    function CardOfLink() {
      const link = useHoverCardTrigger()
      return link ? (
        <HoverCard.Content label={link.textContent}>
          <Person name={link.textContent} />
        </HoverCard.Content>
      ) : null
    }
    return (
      <Text>
        <p
          data-theme="dark"
          style={{ padding: 16, background: 'var(--ds-color-surface)', color: 'var(--ds-color-text)' }}
        >
          <a href="#people/noor">Noor Haddad</a>, <a href="#people/ines">Ines Moreau</a> and{' '}
          <a href="#people/tomas">Tomás Silva</a>
        </p>
        <HoverCard.Root {...args}>
          <CardOfLink />
        </HoverCard.Root>
      </Text>
    )
  },
  play: async ({ canvas }) => {
    for (const name of ['Noor Haddad', 'Ines Moreau']) {
      await userEvent.hover(canvas.getByRole('link', { name }))
      await waitFor(() => expect(card()).toHaveAttribute('aria-label', name))
    }
    await expect(card()).toHaveAttribute('data-theme', 'dark')
  },
}

/** In a dialog Escape is the card's own first. */
export const InDialog: Story = {
  args: { delay: 0 },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Liked by" size="sm">
        <Noor {...args} />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const link = await body().findByRole('link', { name: 'Noor Haddad' })
    await userEvent.hover(link)
    await waitFor(() => expect(card()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(card()).toBeNull()
    await waitFor(() => expect(body().getByRole('dialog', { name: 'Liked by' })).toBeVisible())
    await userEvent.unhover(link)
    await userEvent.hover(body().getByRole('heading', { name: 'Liked by' }))
    await userEvent.hover(link)
    await waitFor(() => expect(card()).toBeVisible())
  },
}

export const FromRightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
  render: (args) => (
    <Text>
      <HoverCard.Root {...args}>
        <HoverCard.Trigger href="#noor" style={{ fontWeight: 600 }}>
          نور حداد
        </HoverCard.Trigger>
        <HoverCard.Content label="نور حداد" side="end" gap={8}>
          صباح الخير من بيروت
        </HoverCard.Content>
      </HoverCard.Root>
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'نور حداد' }).getBoundingClientRect()
    await waitFor(() => expect(card()?.dataset['side']).toBe('left'))
    await waitFor(() => expect(card()?.getBoundingClientRect().right).toBeCloseTo(link.left - 8, 0))
  },
}
