import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

export const conformance: Fixtures = {
  SegmentedControl: {
    render: of(SegmentedControl, {
      label: 'Order',
      options: [
        { value: 'newest', label: 'Newest first' },
        { value: 'oldest', label: 'Oldest first' },
      ],
    }),
    controlled: {
      prop: 'value',
      from: 'newest',
      to: 'oldest',
      act: () => document.querySelector<HTMLElement>('input[value=oldest]')?.click(),
      shown: () => document.querySelector<HTMLInputElement>('input:checked')?.value,
    },
  },
}
