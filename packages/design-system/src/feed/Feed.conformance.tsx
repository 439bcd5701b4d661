import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Feed } from './index.ts'

export const conformance: Fixtures = {
  Feed: {
    render: of(Feed, {
      label: 'Posts',
      items: ['a', 'b', 'c'],
      renderItem: (key, index, article) => (
        <article {...article} aria-label={key}>
          Post {index + 1}
        </article>
      ),
    }),
  },
}
