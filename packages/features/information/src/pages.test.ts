import { feedCookie, sheetCookie } from '@skein/contract/page-cookies'
import { expect, test } from 'vitest'
import { messagesOf } from '@skein/i18n'
import { informationPages } from '@skein/contract/addresses'
import { blocksOf, minutesOf, pageIn, pages, withContact } from './pages.ts'

test('lines that begin with a dash are one list, other lines are paragraphs', () => {
  expect(blocksOf('One.\n- a\n- b\nTwo.\n- c')).toEqual([
    { kind: 'text', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'text', text: 'Two.' },
    { kind: 'list', items: ['c'] },
  ])
})

test('every page has its address', () => {
  expect(informationPages.map((name) => pageIn(`/${name}`))).toEqual([...informationPages])
  expect(Object.keys(pages)).toEqual([...informationPages])
})

test.each(['en', 'es', 'fr', 'de'] as const)('P 2.14 the facts of the pages are told in %s', async (language) => {
  const m = await messagesOf(language, 'information')
  const textOf = (page: keyof typeof pages) =>
    pages[page].map((id) => `${m[`${id}Title`]()} ${m[`${id}Text`]()}`).join(' ')
  expect(textOf('terms')).toContain('13')
  expect(textOf('terms')).toContain('30')
  expect(textOf('privacy')).toContain('13')
  for (const cookie of ['skein-session', 'skein-step', 'skein-browser', 'skein-lang', feedCookie, sheetCookie])
    expect(textOf('cookies')).toContain(cookie)
  expect(textOf('accessibility')).toContain('WCAG 2.1')
  expect(textOf('accessibility').match(/hello@skein\.example/g)).toHaveLength(1)
  expect(textOf('contact').match(/hello@skein\.example/g)).toHaveLength(3)
  expect(textOf('contact')).toMatch(/Florid/)
  expect(pages.terms).toHaveLength(8)
})

test.each(['en', 'es', 'fr', 'de'] as const)('the addresses of a server stand in the texts in %s', async (language) => {
  const m = await messagesOf(language, 'information')
  const contact = { email: 'office@harbour.example', address: 'Tampa, Florida, USA' }
  const mails = withContact('contactEmail', m.contactEmailText(), contact)
  expect(mails.match(/office@harbour\.example/g)).toHaveLength(3)
  const help = withContact('accessCommitment', m.accessCommitmentText(), contact)
  expect(help).toContain('office@harbour.example')
  const all = `${mails} ${help} ${withContact('careersApply', m.careersApplyText(), contact)}`
  expect(all).not.toContain('skein.example')
  expect(withContact('contactMail', m.contactMailText(), contact)).toBe('Tampa, Florida, USA')
  expect(withContact('contactMail', m.contactMailText(), {})).toBe(m.contactMailText())
  expect(withContact('contactEmail', m.contactEmailText(), {})).toBe(m.contactEmailText())
})

test.each(['en', 'es', 'fr', 'de'] as const)(
  'the long pages are summed up in three sentences in %s',
  async (language) => {
    const m = await messagesOf(language, 'information')
    for (const text of [m.termsShort(), m.privacyShort()]) expect(text.split('\n')).toHaveLength(3)
  },
)

test('a reading time is in whole minutes, at least one', () => {
  expect(minutesOf(['A few words.'])).toBe(1)
  expect(minutesOf(['word '.repeat(660)])).toBe(3)
})
