import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/index.ts'
import { Button } from '../button/index.ts'
import { HomeIcon, LogOutIcon, MoonIcon, PlusIcon, SettingsIcon } from '../icon/index.ts'
import { CommandPalette } from './index.ts'

const commands: CommandPalette.Command[] = [
  { value: 'home', label: 'Home', group: 'Go to', icon: <HomeIcon size={18} />, shortcut: 'G H' },
  { value: 'settings', label: 'Settings', group: 'Go to', icon: <SettingsIcon size={18} />, keywords: ['preferences'] },
  {
    value: 'write',
    label: 'Write a post',
    group: 'Do',
    icon: <PlusIcon size={18} />,
    shortcut: 'Mod+Shift+P',
  },
  { value: 'theme', label: 'Switch to dark', group: 'Do', icon: <MoonIcon size={18} />, keywords: ['theme', 'night'] },
  {
    value: 'leave',
    label: 'Log out',
    description: 'A post is still being sent',
    group: 'Do',
    icon: <LogOutIcon size={18} />,
    disabled: true,
  },
]

const meta = {
  title: 'Primitives/CommandPalette',
  component: CommandPalette.Content,
  args: { label: 'Commands', placeholder: 'What would you like to do?', commands, onSelect: fn(), onQueryChange: fn() },
  render: (args) => (
    <CommandPalette.Root defaultOpen>
      <CommandPalette.Content {...args} />
    </CommandPalette.Root>
  ),
} satisfies Meta<typeof CommandPalette.Content>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const field = () => body().findByRole('combobox', { name: 'Commands' })
const labels = () =>
  body()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
/** It fades in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

export const Open: Story = {
  play: async () => {
    await seen(await body().findByRole('dialog', { name: 'Commands' }))
    await expect(await field()).toHaveFocus()
    await expect(body().getByRole('group', { name: 'Go to' })).toBeVisible()
    await expect(body().getByRole('option', { name: /^Home/ })).toHaveAttribute('aria-selected', 'true')
    await expect(body().getByRole('option', { name: /Log out/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The words may come in any order, and those of `keywords` count. */
export const Typed: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'preferences')
    await expect(labels()).toEqual(['Settings'])
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'post write')
    await seen(body().getByRole('option', { name: /^Write a post/ }))
    await expect(labels()).toHaveLength(1)
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('post write')
  },
}

/** Opened by a button; a command closes it, and the focus goes back. */
export const WithTrigger: Story = {
  render: (args) => (
    <CommandPalette.Root>
      <CommandPalette.Trigger asChild>
        <Button variant="quiet">Commands</Button>
      </CommandPalette.Trigger>
      <CommandPalette.Content {...args} />
    </CommandPalette.Root>
  ),
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Commands' })
    await userEvent.click(trigger)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { empty: (query) => `No command and nobody is called “${query}”.` },
  play: async () => {
    await userEvent.type(await field(), 'cake')
    await seen(await body().findByText('No command and nobody is called “cake”.'))
    await expect(body().queryByRole('option')).toBeNull()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async () => {
    await userEvent.type(await field(), 'no')
    await seen(await body().findByText('Loading options'))
  },
}

export const Failed: Story = {
  args: { error: 'People could not be searched.' },
  play: async () => {
    await userEvent.type(await field(), 'home')
    await seen(await body().findByText('People could not be searched.'))
    await expect(labels()).toHaveLength(1)
  },
}

const people = ['Noor Haddad', 'Tomas Baker', 'Nora Lind']

/** Commands that are filtered here beside people whom a server finds. */
export const FromServer: Story = {
  render: function FromServerStory(args) {
    const [query, setQuery] = useState('')
    const found = query === '' ? [] : people.filter((name) => name.toLowerCase().startsWith(query.toLowerCase()))
    return (
      <CommandPalette.Root defaultOpen>
        <CommandPalette.Content
          {...args}
          onQueryChange={setQuery}
          commands={[
            ...commands,
            ...found.map((name) => ({
              value: name,
              label: name,
              group: 'People',
              icon: <Avatar name={name} size={24} />,
              filter: false as const,
            })),
          ]}
        />
      </CommandPalette.Root>
    )
  },
  play: async () => {
    await userEvent.type(await field(), 'no')
    await seen(await body().findByRole('group', { name: 'People' }))
    await expect(labels()).toEqual(['Noor Haddad', 'Nora Lind'])
  },
}

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Command ${index + 1}` }))

/** Of ten thousand, only those that are seen are in the document. */
export const TenThousand: Story = {
  args: { commands: many },
  play: async () => {
    await field()
    await userEvent.keyboard('{End}')
    const last = await body().findByRole('option', { name: 'Command 10000' })
    await seen(last)
    await expect(last).toHaveAttribute('aria-posinset', '10000')
    await waitFor(() => expect(body().getAllByRole('option').length).toBeGreaterThan(10))
    await expect(body().getAllByRole('option').length).toBeLessThan(60)
  },
}
