import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { AlertDialog } from './index.ts'

const isOpen = () => document.querySelector('[role=alertdialog]') !== null

const named = { title: 'Delete this post?', description: 'It leaves every feed at once.' }

export const conformance: Fixtures = {
  'AlertDialog.Trigger': {
    render: (probe) => (
      <AlertDialog.Root>
        <AlertDialog.Trigger {...probe}>Delete</AlertDialog.Trigger>
        <AlertDialog.Content {...named}>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
    asChild: (probe, child) => (
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild {...probe}>
          {child}
        </AlertDialog.Trigger>
      </AlertDialog.Root>
    ),
    press: isOpen,
  },
  'AlertDialog.Content': {
    component: 'AlertDialog',
    render: (probe) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named} {...probe}>
          <AlertDialog.Actions>
            <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action>Delete</AlertDialog.Action>
          </AlertDialog.Actions>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
  },
  'AlertDialog.Actions': {
    render: (probe) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named}>
          <AlertDialog.Actions {...probe}>
            <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          </AlertDialog.Actions>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
  },
  'AlertDialog.Cancel': {
    render: (probe) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named}>
          <AlertDialog.Cancel {...probe}>Cancel</AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
    asChild: (probe, child) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named}>
          <AlertDialog.Cancel asChild {...probe}>
            {child}
          </AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
    press: () => !isOpen(),
  },
  'AlertDialog.Action': {
    render: (probe) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named}>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action {...probe}>Delete</AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
    asChild: (probe, child) => (
      <AlertDialog.Root defaultOpen>
        <AlertDialog.Content {...named}>
          <AlertDialog.Action asChild {...probe}>
            {child}
          </AlertDialog.Action>
        </AlertDialog.Content>
      </AlertDialog.Root>
    ),
    press: () => !isOpen(),
  },
  'AlertDialog.Root': {
    wrapper: true,
    render: (probe) => (
      <AlertDialog.Root {...probe}>
        <AlertDialog.Trigger>Delete</AlertDialog.Trigger>
        <AlertDialog.Content {...named}>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
        </AlertDialog.Content>
      </AlertDialog.Root>
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
