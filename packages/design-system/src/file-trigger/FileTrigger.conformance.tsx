import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { FileTrigger } from './index.ts'

const onFiles = () => {}
let asked = false
const follow = () => {
  asked = false
  document.querySelector('input[type=file]')?.addEventListener('click', (event) => {
    // A test’s browser has nobody to answer the chooser.
    event.preventDefault()
    asked = true
  })
}

export const conformance: Fixtures = {
  FileTrigger: {
    render: of(FileTrigger, { children: 'Add pictures', onFiles, inputRef: follow }),
    asChild: (probe, child) => (
      <FileTrigger asChild onFiles={onFiles} {...probe}>
        {child}
      </FileTrigger>
    ),
    press: () => asked,
  },
}
