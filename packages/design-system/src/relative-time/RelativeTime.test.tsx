import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DesignSystemProvider } from '../provider/DesignSystemProvider.tsx'
import { RelativeTime } from './RelativeTime.tsx'

const moment = '2026-03-01T10:00:00.000Z'
const twoHoursLater = Date.parse('2026-03-01T12:00:00.000Z')

const drawn = (now?: number) =>
  renderToString(
    <DesignSystemProvider locale="en" {...(now !== undefined && { now })}>
      <RelativeTime dateTime={moment} />
    </DesignSystemProvider>,
  )

it('on a server it reads from the moment of the page, and says the date in full where there is none', () => {
  expect(drawn(twoHoursLater)).toContain('>about 2 hours ago<')
  expect(drawn()).toContain('>March 1, 2026 at 10:00 AM<')
  // Whatever the words: both sides write the same, in a zone that both know.
  expect(drawn(twoHoursLater)).toContain('title="March 1, 2026 at 10:00 AM"')
})

it('shows a shorter form where it is given one, and reads out the wording', () => {
  const html = renderToString(
    <DesignSystemProvider locale="en" now={twoHoursLater}>
      <RelativeTime
        dateTime={moment}
        formatShort={(date, now) => `${(now.getTime() - date.getTime()) / 3_600_000} h`}
      />
    </DesignSystemProvider>,
  )
  expect(html).toContain('title="about 2 hours ago, March 1, 2026 at 10:00 AM"')
  expect(html).toMatch(/<span aria-hidden="true">2 h<\/span><span[^>]*>about 2 hours ago<\/span>/)
})
