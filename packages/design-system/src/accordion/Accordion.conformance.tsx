import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { Accordion } from './index.ts'

const questions = (root: Probe = {}, item: Probe = {}, trigger: Probe = {}, panel: Probe = {}) => (
  <Accordion.Root {...root}>
    <Accordion.Item value="who" {...item}>
      <Accordion.Trigger {...trigger}>Who reads this?</Accordion.Trigger>
      <Accordion.Panel {...panel}>Everybody who has the link.</Accordion.Panel>
    </Accordion.Item>
    <Accordion.Item value="when">
      <Accordion.Trigger>Until when?</Accordion.Trigger>
      <Accordion.Panel>As long as it stands.</Accordion.Panel>
    </Accordion.Item>
  </Accordion.Root>
)

const open = () => document.querySelector<HTMLElement>('[data-component="Accordion.Item"][data-state=open]')
const triggers = () => document.querySelectorAll<HTMLElement>('[data-component="Accordion.Trigger"]')

export const conformance: Fixtures = {
  'Accordion.Root': {
    component: 'Accordion',
    render: (probe) => questions(probe),
    controlled: {
      prop: 'value',
      from: 'who',
      to: 'when',
      act: () => triggers()[1]?.click(),
      shown: () => ['who', 'when'][[...triggers()].findIndex((trigger) => trigger.ariaExpanded === 'true')],
    },
    steps: { 'The first is opened': () => triggers()[0]?.click() },
  },
  'Accordion.Item': { render: (probe) => questions({}, probe) },
  'Accordion.Trigger': { render: (probe) => questions({}, {}, probe), press: () => open() !== null },
  'Accordion.Panel': { render: (probe) => questions({ defaultValue: 'who' }, {}, {}, probe) },
}
