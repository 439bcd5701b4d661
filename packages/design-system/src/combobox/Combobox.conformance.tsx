import { flushSync } from 'react-dom'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Combobox } from './index.ts'

const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')
/** The keys without `vitest/browser`, which the server's part of these tests cannot load. */
const press = (...keys: string[]) => {
  field()?.focus()
  for (const key of keys)
    flushSync(() => void field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
}

export const conformance: Fixtures = {
  Combobox: {
    render: of(Combobox, {
      'aria-label': 'Place',
      options: [
        { value: 'lisbon', label: 'Lisbon' },
        { value: 'lagos', label: 'Lagos' },
      ],
      name: 'place',
    }),
    controlled: {
      prop: 'value',
      from: 'lisbon',
      to: 'lagos',
      act: () => press('ArrowDown', 'ArrowDown', 'Enter'),
      shown: () => document.querySelector<HTMLInputElement>('[name=place]')?.value,
    },
    steps: {
      'The list opens': () => field()?.click(),
      'The first option is meant': () => press('ArrowDown'),
    },
  },
}
