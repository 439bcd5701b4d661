import { flushSync } from 'react-dom'
import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { OneTimeCode } from './index.ts'

const field = () => document.querySelector<HTMLInputElement>('input[name=code]')

/** Without `vitest/browser`, which the server's part of these tests cannot load. */
function write(text: string): void {
  field()?.focus()
  field()?.select()
  flushSync(() => void document.execCommand('insertText', false, text))
}

export const conformance: Fixtures = {
  OneTimeCode: {
    render: of(OneTimeCode, { 'aria-label': 'Code', name: 'code' }),
    controlled: {
      prop: 'value',
      from: '12',
      to: '123456',
      act: () => write('123 456'),
      shown: () => field()?.value,
    },
    steps: { 'A code is pasted': () => write('123 456') },
  },
}
