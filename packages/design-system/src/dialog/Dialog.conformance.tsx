import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { Dialog } from './index.ts'

const openDialog = () => document.querySelector('[role=dialog]') !== null

export const conformance: Fixtures = {
  'Dialog.Trigger': {
    render: (probe) => (
      <Dialog.Root>
        <Dialog.Trigger {...probe}>Open</Dialog.Trigger>
        <Dialog.Content title="Delete this post?" closeLabel="Close" />
      </Dialog.Root>
    ),
    asChild: (probe, child) => (
      <Dialog.Root>
        <Dialog.Trigger asChild {...probe}>
          {child}
        </Dialog.Trigger>
      </Dialog.Root>
    ),
    press: openDialog,
  },
  'Dialog.Content': {
    component: 'Dialog',
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?" description="It leaves every feed at once." {...probe} />
      </Dialog.Root>
    ),
  },
  'Dialog.Close': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?">
          <Dialog.Close {...probe}>Cancel</Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    ),
    press: () => !openDialog(),
  },
  'Dialog.Title': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Title {...probe}>Delete this post?</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Dialog.Description': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?">
          <Dialog.Description {...probe}>It leaves every feed at once.</Dialog.Description>
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Dialog.Actions': {
    render: (probe) => (
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Delete this post?">
          <Dialog.Actions {...probe}>
            <Dialog.Close>Cancel</Dialog.Close>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  'Dialog.Root': {
    wrapper: true,
    render: (probe) => (
      <Dialog.Root {...probe}>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Content title="Delete this post?" />
      </Dialog.Root>
    ),
    controlled: {
      prop: 'open',
      from: false,
      to: true,
      act: () => document.querySelector('button')?.click(),
      shown: openDialog,
    },
  },
}
