import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/index.ts'
import { VerifiedBadge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Input } from '../input/index.ts'
import { popoverKeys } from './Popover.keys.ts'
import { Popover } from './index.ts'

const meta = {
  title: 'Primitives/Popover',
  component: Popover.Content,
  args: { label: 'Noor Haddad' },
} satisfies Meta<typeof Popover.Content>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const popover = () => document.querySelector<HTMLElement>('[data-component=Popover]')

function Person() {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Avatar name="Noor Haddad" size={40} />
        <Button size="xs">Follow</Button>
      </div>
      <div>
        <strong style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          Noor Haddad <VerifiedBadge />
        </strong>
        @noor
      </div>
      Removes buttons for a living. Beirut, most mornings by the sea.
      <span>
        <strong>182</strong> Following · <strong>12.4K</strong> Followers
      </span>
    </div>
  )
}

/** A person behind a name: opened by its trigger, in the middle below it. */
export const Open: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', minBlockSize: 320 }}>
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <Button variant="ghost">Noor Haddad</Button>
        </Popover.Trigger>
        <Popover.Content {...args}>
          <Person />
        </Popover.Content>
      </Popover.Root>
    </div>
  ),
  play: async () => {
    const panel = await body().findByRole('dialog', { name: 'Noor Haddad' })
    await expect(panel.offsetWidth).toBe(280)
    await waitFor(() => expect(panel).toHaveFocus())
  },
}

/** Beside a row instead of the button in it that opened it. */
export const AtAnchor: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 320, paddingInline: 24 }}>
      <Popover.Root defaultOpen>
        <Popover.Anchor
          style={{ display: 'flex', justifyContent: 'space-between', inlineSize: 300, padding: 8, border: '1px solid' }}
        >
          Noor Haddad
          <Popover.Trigger asChild>
            <Button size="xs" variant="quiet">
              More
            </Button>
          </Popover.Trigger>
        </Popover.Anchor>
        <Popover.Content {...args} align="start">
          <Person />
        </Popover.Content>
      </Popover.Root>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = await body().findByRole('dialog', { name: 'Noor Haddad' })
    const row = canvasElement.querySelector('[data-component="Popover.Anchor"]') ?? canvasElement
    const edge = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left'
    await waitFor(() => expect(panel.getBoundingClientRect()[edge]).toBeCloseTo(row.getBoundingClientRect()[edge], 0))
  },
}

function FromTrigger() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button variant="quiet">Rename</Button>
        </Popover.Trigger>
        <Popover.Content label="Rename the list" align="start">
          <Input aria-label="Name of the list" data-autofocus defaultValue="Harbour people" />
        </Popover.Content>
      </Popover.Root>
      <Button variant="quiet">After it</Button>
    </div>
  )
}

export const Closed: Story = {
  render: () => <FromTrigger />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(popover()).toBeNull()
  },
}

/** Every key of the contract, in its order. */
export const Keyboard: Story = {
  render: () => <FromTrigger />,
  play: async ({ canvas, step }) => {
    const field = 'Name of the list'
    const trigger = canvas.getByRole('button', { name: 'Rename' })
    const expected = [field, 'After it', undefined, field, 'Rename'] as const
    trigger.focus()
    for (const [index, { key, when, does }] of popoverKeys.entries()) {
      await step(`${key}, ${when}: ${does}`, async () => {
        // What the key before has done already: leaving is what closed it.
        if (expected[index] === undefined) return expect(popover()).toBeNull()
        if (key === 'Space') trigger.focus()
        if (key === 'Tab') await userEvent.tab()
        else await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`)
        await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expected[index]))
      })
    }
    await expect(popover()).toBeNull()
  },
}

/** In a dialog it is neither cut off nor inert, and Escape is its own first. */
export const InDialog: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Edit profile" size="sm">
        <FromTrigger />
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(body().getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(popover()).toBeNull()
    await waitFor(() => expect(body().getByRole('dialog', { name: 'Edit profile' })).toBeVisible())
    await userEvent.click(body().getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(popover()).toBeVisible())
  },
}

export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div style={{ minBlockSize: 200, paddingInline: 40 }}>
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <Button variant="quiet">نور حداد</Button>
        </Popover.Trigger>
        <Popover.Content label="نور حداد" align="start">
          صباح الخير من بيروت
        </Popover.Content>
      </Popover.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'نور حداد' }).getBoundingClientRect()
    await waitFor(() => expect(popover()?.getBoundingClientRect().right).toBeCloseTo(trigger.right, 0))
  },
}
