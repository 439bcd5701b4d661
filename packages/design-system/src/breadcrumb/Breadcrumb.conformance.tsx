import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { Breadcrumb } from './index.ts'

const way = ['Settings', 'Account', 'Security', 'Devices', 'This browser']

export const conformance: Fixtures = {
  'Breadcrumb.Root': {
    component: 'Breadcrumb',
    render: (probe) => (
      <Breadcrumb.Root {...probe}>
        {way.map((step, index) => (
          <Breadcrumb.Item key={step} href={`#${index}`} current={index === way.length - 1}>
            {step}
          </Breadcrumb.Item>
        ))}
      </Breadcrumb.Root>
    ),
    steps: {
      'What is hidden is shown': () => document.querySelector<HTMLElement>('[aria-expanded=false]')?.click(),
    },
  },
  'Breadcrumb.Item': {
    render: (probe) => (
      <Breadcrumb.Root>
        <Breadcrumb.Item href="#settings" {...probe}>
          Settings
        </Breadcrumb.Item>
        <Breadcrumb.Item current>Account</Breadcrumb.Item>
      </Breadcrumb.Root>
    ),
    asChild: (probe, child) => (
      <Breadcrumb.Root>
        <Breadcrumb.Item asChild {...probe}>
          {child}
        </Breadcrumb.Item>
      </Breadcrumb.Root>
    ),
  },
}
