import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { ContextMenu } from './index.ts'

const isOpen = () => document.querySelector('[role=menu]') !== null

const menu = (trigger: Probe = {}, content: Probe = {}, root: Probe = {}) => (
  <ContextMenu.Root {...root}>
    <ContextMenu.Trigger {...trigger}>A message of today</ContextMenu.Trigger>
    <ContextMenu.Content label="Message" {...content}>
      <DropdownMenu.Item>Copy text</DropdownMenu.Item>
    </ContextMenu.Content>
  </ContextMenu.Root>
)

export const conformance: Fixtures = {
  'ContextMenu.Root': {
    wrapper: true,
    render: (probe) => menu({}, {}, probe),
    controlled: {
      prop: 'open',
      from: false,
      to: true,
      act: () => {
        document
          .querySelector('[data-component="ContextMenu.Trigger"]')
          ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 20, clientY: 20 }))
      },
      shown: isOpen,
    },
  },
  'ContextMenu.Trigger': {
    render: (probe) => menu(probe),
    asChild: (probe, child) => (
      <ContextMenu.Root>
        <ContextMenu.Trigger asChild {...probe}>
          {child}
        </ContextMenu.Trigger>
      </ContextMenu.Root>
    ),
  },
  'ContextMenu.Content': {
    component: 'ContextMenu',
    render: (probe) => menu({}, probe, { defaultOpen: true }),
  },
}
