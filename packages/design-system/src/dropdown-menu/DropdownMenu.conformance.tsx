import type { ReactNode } from 'react'
import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { DropdownMenu } from './index.ts'

const openMenu = () => document.querySelector('[role=menu]') !== null

const inMenu = (item: ReactNode) => (
  <DropdownMenu.Root defaultOpen>
    <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
    <DropdownMenu.Content>{item}</DropdownMenu.Content>
  </DropdownMenu.Root>
)

export const conformance: Fixtures = {
  'DropdownMenu.Trigger': {
    render: (probe) => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger {...probe}>More</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Copy link</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
    press: openMenu,
  },
  'DropdownMenu.Content': {
    component: 'DropdownMenu',
    render: (probe) => (
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <DropdownMenu.Content {...probe}>
          <DropdownMenu.Item>Copy link</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  'DropdownMenu.Item': { render: (probe) => inMenu(<DropdownMenu.Item {...probe}>Copy link</DropdownMenu.Item>) },
  'DropdownMenu.LinkItem': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.LinkItem href="#settings" {...probe}>
          Settings
        </DropdownMenu.LinkItem>,
      ),
  },
  'DropdownMenu.RadioItem': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.RadioGroup value="new" label="Order">
          <DropdownMenu.RadioItem value="new" {...probe}>
            Newest first
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>,
      ),
  },
  'DropdownMenu.RadioGroup': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.RadioGroup value="new" label="Order" {...probe}>
          <DropdownMenu.RadioItem value="new">Newest first</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>,
      ),
  },
  'DropdownMenu.Separator': {
    render: (probe) =>
      inMenu(
        <>
          <DropdownMenu.Item>Edit</DropdownMenu.Item>
          <DropdownMenu.Separator {...probe} />
          <DropdownMenu.Item>Delete</DropdownMenu.Item>
        </>,
      ),
  },
  'DropdownMenu.Label': {
    render: (probe) =>
      inMenu(
        <>
          <DropdownMenu.Label {...probe}>Sort by</DropdownMenu.Label>
          <DropdownMenu.Item>Newest</DropdownMenu.Item>
        </>,
      ),
  },
  'DropdownMenu.Root': { wrapper: true, render: () => <DropdownMenu.Root /> },
  'DropdownMenu.Sub': { wrapper: true, render: () => inMenu(<DropdownMenu.Sub />) },
  'DropdownMenu.SubTrigger': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger {...probe}>Mute</DropdownMenu.SubTrigger>
        </DropdownMenu.Sub>,
      ),
  },
  'DropdownMenu.SubContent': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.Sub open>
          <DropdownMenu.SubTrigger>Mute</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent {...probe}>
            <DropdownMenu.Item>For an hour</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>,
      ),
  },
  'DropdownMenu.CheckboxItem': {
    render: (probe) =>
      inMenu(
        <DropdownMenu.CheckboxItem checked {...probe}>
          Show previews
        </DropdownMenu.CheckboxItem>,
      ),
  },
}
