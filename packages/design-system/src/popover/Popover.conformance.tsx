import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { Button } from '../button/index.ts'
import { Popover } from './index.ts'

const isOpen = () => document.querySelector('[data-component=Popover]') !== null

const inPopover = (probe: Probe) => (
  <Popover.Root defaultOpen>
    <Popover.Trigger asChild>
      <Button>Noor Haddad</Button>
    </Popover.Trigger>
    <Popover.Content label="Noor Haddad">
      <Popover.Close asChild {...probe}>
        <Button>Close</Button>
      </Popover.Close>
    </Popover.Content>
  </Popover.Root>
)

export const conformance: Fixtures = {
  'Popover.Root': {
    wrapper: true,
    render: (probe) => (
      <Popover.Root {...probe}>
        <Popover.Trigger>Noor Haddad</Popover.Trigger>
        <Popover.Content label="Noor Haddad">Removes buttons for a living.</Popover.Content>
      </Popover.Root>
    ),
    controlled: {
      prop: 'open',
      from: false,
      to: true,
      act: () => document.querySelector('button')?.click(),
      shown: isOpen,
    },
  },
  'Popover.Trigger': {
    render: (probe) => (
      <Popover.Root>
        <Popover.Trigger asChild {...probe}>
          <Button>Noor Haddad</Button>
        </Popover.Trigger>
        <Popover.Content label="Noor Haddad">Removes buttons for a living.</Popover.Content>
      </Popover.Root>
    ),
    asChild: (probe, child) => (
      <Popover.Root>
        <Popover.Trigger asChild {...probe}>
          {child}
        </Popover.Trigger>
      </Popover.Root>
    ),
    press: isOpen,
  },
  'Popover.Content': {
    component: 'Popover',
    render: (probe) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <Button>Noor Haddad</Button>
        </Popover.Trigger>
        <Popover.Content label="Noor Haddad" {...probe}>
          Removes buttons for a living.
        </Popover.Content>
      </Popover.Root>
    ),
  },
  'Popover.Anchor': {
    render: (probe) => (
      <Popover.Root>
        <Popover.Anchor {...probe}>
          <Popover.Trigger asChild>
            <Button>Noor Haddad</Button>
          </Popover.Trigger>
        </Popover.Anchor>
        <Popover.Content label="Noor Haddad">Removes buttons for a living.</Popover.Content>
      </Popover.Root>
    ),
    asChild: (probe, child) => (
      <Popover.Root>
        <Popover.Anchor asChild {...probe}>
          {child}
        </Popover.Anchor>
      </Popover.Root>
    ),
  },
  'Popover.Close': {
    render: inPopover,
    asChild: (probe, child) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger asChild>
          <Button>Noor Haddad</Button>
        </Popover.Trigger>
        <Popover.Content label="Noor Haddad">
          <Popover.Close asChild {...probe}>
            {child}
          </Popover.Close>
        </Popover.Content>
      </Popover.Root>
    ),
    press: () => !isOpen(),
  },
}
