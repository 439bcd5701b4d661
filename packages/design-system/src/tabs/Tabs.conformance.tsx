import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { Tabs } from './index.ts'

const profile = (tab: Probe = {}, panel: Probe = {}, list: Probe = {}) => (
  <Tabs.Root defaultValue="posts">
    <Tabs.List label="Profile" {...list}>
      <Tabs.Tab value="posts">Posts</Tabs.Tab>
      <Tabs.Tab value="replies" count={12} {...tab}>
        Replies
      </Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="posts" {...panel}>
      Rain on the ferry.
    </Tabs.Panel>
    <Tabs.Panel value="replies">Yes.</Tabs.Panel>
  </Tabs.Root>
)

export const conformance: Fixtures = {
  'Tabs.Root': {
    component: 'Tabs',
    render: (probe) => (
      <Tabs.Root defaultValue="posts" {...probe}>
        <Tabs.List label="Profile">
          <Tabs.Tab value="posts">Posts</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="posts">Rain on the ferry.</Tabs.Panel>
      </Tabs.Root>
    ),
  },
  'Tabs.List': { render: (probe) => profile({}, {}, probe) },
  'Tabs.Tab': {
    render: (probe) => profile(probe),
    asChild: (probe, child) => (
      <Tabs.Root links value="posts">
        <Tabs.List label="Profile">
          <Tabs.Tab asChild value="posts" {...probe}>
            {child}
          </Tabs.Tab>
        </Tabs.List>
      </Tabs.Root>
    ),
    press: () => document.querySelector('[aria-selected=true]')?.textContent === 'Replies 12',
  },
  'Tabs.Panel': { render: (probe) => profile({}, probe) },
}
