import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { RichText } from './index.ts'

export const conformance: Fixtures = {
  RichText: {
    render: of(RichText, {
      tokens: [
        { kind: 'text', text: 'Rain again, @noor: ' },
        { kind: 'hashtag', text: '#rainydaybread', value: 'rainydaybread' },
      ],
      hrefForTag: (tag) => `#${tag}`,
    }),
  },
}
