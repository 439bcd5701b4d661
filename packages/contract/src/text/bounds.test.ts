import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { NewPost, NewMessage, ProfileChange, Registration } from '../schemas/index.ts'
import { isPiledUp, isTooLong, unitsFor } from './bounds.ts'

/** The longest emoji that Unicode recommends: a kiss of two people, each with a skin tone. */
const kiss = '\u{1f469}\u{1f3ff}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f469}\u{1f3ff}'
const id = '019a0000-0000-7000-8000-000000000000'

test('a text full of the longest emoji is as long as one of letters', () => {
  expect(kiss.length).toBeLessThanOrEqual(unitsFor(1))
  const full = kiss.repeat(limits.post.max)
  expect([isTooLong(full, limits.post.max), isPiledUp(full)]).toEqual([false, false])
  expect(isTooLong(`${full}a`, limits.post.max)).toBe(true)
  expect(NewPost.safeParse({ content: full }).success).toBe(true)
  expect(NewMessage.safeParse({ receiverId: id, content: kiss.repeat(limits.message.max) }).success).toBe(true)
})

test('the fullest post fits into the body of its call', () => {
  const full = (max: number) => kiss.repeat(max)
  const address = `https://somewhere.example/${'a'.repeat(2000)}`
  const post = {
    content: full(limits.post.max),
    contentWarning: full(limits.contentWarning.max),
    images: Array.from({ length: limits.image.maxPerPost }, () => ({ url: address, alt: full(limits.altText.max) })),
  }
  expect(NewPost.safeParse(post).error?.issues ?? []).toEqual([])
  // No code unit has more than three bytes.
  expect(JSON.stringify(post).length * 3).toBeLessThan(limits.body.textBytes)
})

test.each([
  ['thirty marks on a letter', `Z${'\u0301'.repeat(30)}`, false],
  ['thirty-one', `Z${'\u0301'.repeat(31)}`, true],
  ['marks of two classes in turn', `Z${'\u0301\u0316'.repeat(16)}`, true],
  ['Tibetan', 'བསྒྲུབས་པའི་སྐྱོན་ཡོན', false],
  ['pointed Hebrew', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים', false],
  ['a family', '👨‍👩‍👧‍👦'.repeat(100), false],
  ['an emoji without end', '👩\u200d'.repeat(10), true],
  ['the same with tones and selectors', '👩\u{1f3ff}\ufe0f\u200d'.repeat(10), true],
])('%s: piled up or not', (_, text, isPiled) => {
  expect(isPiledUp(text)).toBe(isPiled)
})

test('what is too long or piled up is refused and read no further', () => {
  const issuesOf = (content: string) => NewPost.safeParse({ content }).error?.issues.length
  for (const content of ['\u0301'.repeat(31), '\u0301'.repeat(1_000_000), '👩\u200d'.repeat(100_000)])
    expect(issuesOf(content)).toBe(1)
  for (const field of ['name', 'bio', 'location'])
    expect(ProfileChange.safeParse({ [field]: `Z${'\u0301\u0316'.repeat(60_000)}` }).success).toBe(false)
  const account = { username: 'somebody', name: 'Somebody', email: 'somebody@mail.example', password: 'longer-than-8' }
  expect(Registration.safeParse(account).success).toBe(true)
  for (const field of ['username', 'name', 'email', 'password'])
    expect(Registration.safeParse({ ...account, [field]: '\u0301\u0316'.repeat(60_000) }).success).toBe(false)
})
