import { of, type Fixtures, type Probe } from '../../test/conformance.fixture.tsx'
import { Select, SelectParts } from './index.ts'

const options = [
  { value: '60', label: '1 hour' },
  { value: '1440', label: '1 day' },
]

const open = (content: React.ReactNode) => (
  <SelectParts.Root defaultOpen>
    <SelectParts.Trigger aria-label="Poll length" />
    <SelectParts.Content>{content}</SelectParts.Content>
  </SelectParts.Root>
)
const day = <SelectParts.Item value="1440" label="1 day" />
const inItem = (content: React.ReactNode) =>
  open(
    <SelectParts.Item value="1440" label="1 day">
      {content}
    </SelectParts.Item>,
  )

export const conformance: Fixtures = {
  Select: { render: of(Select, { 'aria-label': 'Poll length', options }) },
  'SelectParts.Root': {
    wrapper: true,
    render: (probe) => (
      <SelectParts.Root {...probe}>
        <SelectParts.Trigger aria-label="Poll length" native="never" />
        <SelectParts.Content>{day}</SelectParts.Content>
      </SelectParts.Root>
    ),
    controlled: {
      prop: 'open',
      from: false,
      to: true,
      act: () => {
        const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 })
        document.querySelector('select')?.dispatchEvent(press)
      },
      shown: () => document.querySelector('[role=listbox]') !== null,
    },
  },
  'SelectParts.Trigger': {
    component: 'Select',
    render: (probe: Probe) => (
      <SelectParts.Root>
        <SelectParts.Trigger aria-label="Poll length" {...probe} />
        <SelectParts.Content>{day}</SelectParts.Content>
      </SelectParts.Root>
    ),
  },
  'SelectParts.Value': {
    component: 'Select.Value',
    render: (probe) => (
      <SelectParts.Root>
        <SelectParts.Trigger aria-label="Poll length">
          <SelectParts.Value {...probe} />
        </SelectParts.Trigger>
        <SelectParts.Content>{day}</SelectParts.Content>
      </SelectParts.Root>
    ),
  },
  'SelectParts.Content': {
    component: 'Select.List',
    render: (probe) => (
      <SelectParts.Root defaultOpen>
        <SelectParts.Trigger aria-label="Poll length" />
        <SelectParts.Content {...probe}>{day}</SelectParts.Content>
      </SelectParts.Root>
    ),
  },
  'SelectParts.Item': {
    component: 'Select.Item',
    render: (probe) => open(<SelectParts.Item value="1440" label="1 day" {...probe} />),
  },
  'SelectParts.ItemText': {
    component: 'Select.ItemText',
    render: (probe) => inItem(<SelectParts.ItemText {...probe}>1 day</SelectParts.ItemText>),
  },
  'SelectParts.ItemDescription': {
    component: 'Select.ItemDescription',
    render: (probe) => inItem(<SelectParts.ItemDescription {...probe}>Until tomorrow</SelectParts.ItemDescription>),
  },
  'SelectParts.Group': {
    component: 'Select.Group',
    render: (probe) =>
      open(
        <SelectParts.Group label="Short" {...probe}>
          {day}
        </SelectParts.Group>,
      ),
  },
  'SelectParts.Separator': {
    component: 'Select.Separator',
    render: (probe) =>
      open(
        <>
          {day}
          <SelectParts.Separator {...probe} />
        </>,
      ),
  },
  'SelectParts.Empty': {
    component: 'Select.Empty',
    render: (probe) => open(<SelectParts.Empty {...probe}>No length</SelectParts.Empty>),
  },
}
