import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { HoverCard } from './index.ts'

const isOpen = () => document.querySelector('[data-component=HoverCard]') !== null

/** A mouse comes to rest on the name, and the wait of no time is over. */
const rest = async () => {
  document
    .querySelector('[data-hover-card-trigger]')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
}

const withTrigger = (probe: Probe, root: Probe = {}) => (
  <HoverCard.Root {...root}>
    <HoverCard.Trigger href="#noor" {...probe}>
      Noor Haddad
    </HoverCard.Trigger>
    <HoverCard.Content label="Noor Haddad">Removes buttons for a living.</HoverCard.Content>
  </HoverCard.Root>
)

export const conformance: Fixtures = {
  'HoverCard.Root': {
    wrapper: true,
    render: (probe) => withTrigger({}, { delay: 0, ...probe }),
    controlled: { prop: 'open', from: false, to: true, act: rest, shown: isOpen },
    steps: {
      'The focus comes': () => document.querySelector('a')?.focus(),
    },
  },
  'HoverCard.Trigger': {
    render: withTrigger,
    asChild: (probe, child) => (
      <HoverCard.Root>
        <HoverCard.Trigger asChild {...probe}>
          {child}
        </HoverCard.Trigger>
      </HoverCard.Root>
    ),
  },
  'HoverCard.Content': {
    component: 'HoverCard',
    render: (probe) => (
      <HoverCard.Root defaultOpen>
        <HoverCard.Trigger href="#noor">Noor Haddad</HoverCard.Trigger>
        <HoverCard.Content label="Noor Haddad" {...probe}>
          Removes buttons for a living.
        </HoverCard.Content>
      </HoverCard.Root>
    ),
  },
}
