import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { RichText } from './index.ts'

export const conformance: Fixtures = {
  RichText: { render: of(RichText, { text: 'Rain again, @noor: #rainydaybread', hrefForTag: (tag) => `#${tag}` }) },
}
