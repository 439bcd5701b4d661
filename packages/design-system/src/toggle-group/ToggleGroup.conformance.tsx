import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { ToggleGroup } from './index.ts'

const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent ?? ''

export const conformance: Fixtures = {
  'ToggleGroup.Root': {
    component: 'ToggleGroup',
    render: (probe) => (
      <ToggleGroup.Root label="Kind" {...probe}>
        <ToggleGroup.Item value="Photos">Photos</ToggleGroup.Item>
        <ToggleGroup.Item value="Polls">Polls</ToggleGroup.Item>
      </ToggleGroup.Root>
    ),
    controlled: {
      prop: 'value',
      from: 'Photos',
      to: 'Polls',
      act: () => document.querySelector<HTMLElement>('[data-value=Polls]')?.click(),
      shown: pressed,
    },
  },
  'ToggleGroup.Item': {
    render: (probe) => (
      <ToggleGroup.Root label="Kind">
        <ToggleGroup.Item value="Photos" {...probe}>
          Photos
        </ToggleGroup.Item>
        <ToggleGroup.Item value="Polls">Polls</ToggleGroup.Item>
      </ToggleGroup.Root>
    ),
    press: () => pressed() === 'Photos',
  },
}
