import { flushSync } from 'react-dom'
import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { CommandPalette } from './index.ts'

const commands = [
  { value: 'home', label: 'Home', group: 'Go to', shortcut: 'G H' },
  { value: 'settings', label: 'Settings', group: 'Go to' },
  { value: 'theme', label: 'Dark theme', description: 'Easier on the eyes at night' },
]

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')
const isOpen = () => document.querySelector('[role=dialog]') !== null
/** The keys without `vitest/browser`, which the server's part of these tests cannot load. */
const press = (key: string) =>
  flushSync(() => void field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

export const conformance: Fixtures = {
  'CommandPalette.Trigger': {
    render: (probe) => (
      <CommandPalette.Root>
        <CommandPalette.Trigger {...probe}>Commands</CommandPalette.Trigger>
        <CommandPalette.Content label="Commands" commands={commands} />
      </CommandPalette.Root>
    ),
    asChild: (probe, child) => (
      <CommandPalette.Root>
        <CommandPalette.Trigger asChild {...probe}>
          {child}
        </CommandPalette.Trigger>
      </CommandPalette.Root>
    ),
    press: isOpen,
  },
  'CommandPalette.Content': {
    component: 'CommandPalette',
    render: (probe) => (
      <CommandPalette.Root defaultOpen>
        <CommandPalette.Content label="Commands" commands={commands} {...probe} />
      </CommandPalette.Root>
    ),
    steps: {
      'The second command is meant': () => press('ArrowDown'),
    },
  },
  'CommandPalette.Root': {
    wrapper: true,
    render: (probe) => (
      <CommandPalette.Root {...probe}>
        <CommandPalette.Trigger>Commands</CommandPalette.Trigger>
        <CommandPalette.Content label="Commands" commands={commands} />
      </CommandPalette.Root>
    ),
    controlled: {
      prop: 'open',
      from: false,
      to: true,
      act: () => document.querySelector('button')?.click(),
      shown: isOpen,
    },
  },
}
