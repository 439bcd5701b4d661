import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { TagInput } from './TagInput.tsx'

const tags = () => [...document.querySelectorAll('[data-component="TagInput.Tag"]')].map((tag) => tag.textContent)

export const conformance: Fixtures = {
  TagInput: {
    render: of(TagInput, { 'aria-label': 'Words', defaultValue: ['bread', 'rye'] }),
    controlled: {
      prop: 'value',
      from: ['bread', 'rye'],
      to: ['rye'],
      act: () => document.querySelector<HTMLElement>('[data-component="TagInput.Tag"] button')?.click(),
      shown: tags,
    },
  },
}
