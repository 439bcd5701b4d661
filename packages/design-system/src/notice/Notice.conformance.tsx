import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Notice, NoticeAction } from './index.ts'

export const conformance: Fixtures = {
  Notice: { render: of(Notice, { children: 'You are offline. What you write is kept.' }) },
  NoticeAction: { render: of(NoticeAction, { children: 'Retry' }) },
}
