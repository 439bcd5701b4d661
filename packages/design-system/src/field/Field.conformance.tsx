import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Input } from '../input/index.ts'
import { Field, GraphemeCounter } from './index.ts'

export const conformance: Fixtures = {
  Field: { render: of(Field, { label: 'Full name', description: 'Shown beside your posts.', children: <Input /> }) },
  GraphemeCounter: { render: of(GraphemeCounter, { value: 'hello', limit: 300 }) },
}
