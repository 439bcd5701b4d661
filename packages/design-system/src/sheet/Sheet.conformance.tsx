import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { Button } from '../button/index.ts'
import { Sheet } from './index.ts'

const isOpen = () => document.querySelector('[data-component=Sheet]:not([inert] *)') !== null

export const conformance: Fixtures = {
  'Sheet.Root': { wrapper: true, render: () => <Sheet.Root /> },
  'Sheet.Trigger': {
    render: (probe) => (
      <Sheet.Root>
        <Sheet.Trigger asChild {...probe}>
          <Button>Share</Button>
        </Sheet.Trigger>
        <Sheet.Content title="Share" />
      </Sheet.Root>
    ),
    asChild: (probe: Probe, child) => (
      <Sheet.Root>
        <Sheet.Trigger asChild {...probe}>
          {child}
        </Sheet.Trigger>
      </Sheet.Root>
    ),
    press: isOpen,
  },
  'Sheet.Content': {
    component: 'Sheet',
    render: (probe) => (
      <Sheet.Root defaultOpen>
        <Sheet.Content title="Share" {...probe}>
          Copy link
        </Sheet.Content>
      </Sheet.Root>
    ),
  },
  'Sheet.Title': {
    render: (probe) => (
      <Sheet.Root defaultOpen>
        <Sheet.Content>
          <Sheet.Title {...probe}>Share</Sheet.Title>
        </Sheet.Content>
      </Sheet.Root>
    ),
  },
  'Sheet.Description': {
    render: (probe) => (
      <Sheet.Root defaultOpen>
        <Sheet.Content title="Share">
          <Sheet.Description {...probe}>With whom you like.</Sheet.Description>
        </Sheet.Content>
      </Sheet.Root>
    ),
  },
  'Sheet.Close': {
    render: (probe) => (
      <Sheet.Root defaultOpen>
        <Sheet.Content title="Share">
          <Sheet.Close asChild {...probe}>
            <Button>Done</Button>
          </Sheet.Close>
        </Sheet.Content>
      </Sheet.Root>
    ),
    press: () => !isOpen(),
  },
}
