import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { errors } from './errors.ts'
import { limits } from './limits.ts'
import { pathOf, routes } from './routes.ts'
import {
  NewChatMessage,
  NewMessage,
  NewPasskey,
  NewPost,
  Page,
  PostEdit,
  ProfileChange,
  Registration,
} from './schemas/index.ts'

test('every route has its call, and no two routes share method and path', () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(routes).toSorted())
  const addresses = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the calls of section 7 are there to the letter', () => {
  const addresses = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`))
  const specified = `GET /api/auth/user
GET /api/user/current
POST /api/auth/login
POST /api/auth/register
POST /api/auth/logout
GET /api/posts
POST /api/posts
POST /api/ai/enhance-post
POST /api/image/generate
POST /api/url-preview
POST /api/upload/image
POST /api/upload/video
GET /api/posts/{id}/reactions
GET /api/posts/{id}/reactions/user
POST /api/posts/{id}/reactions
DELETE /api/posts/{id}/reactions/{emoji}
POST /api/posts/{id}/like
POST /api/posts/{id}/repost
GET /api/chat/messages
POST /api/chat/messages
GET /api/trends
GET /api/users/suggestions
GET /api/messages/conversations
GET /api/messages/{userId}
POST /api/messages/send
GET /api/users/username/{username}
PATCH /api/users/{id}
POST /api/search/blended`.split('\n')
  expect(specified.filter((address) => !addresses.has(address))).toEqual([])
  expect(specified).toHaveLength(28)
})

test('the numbers of section 9 are the limits', () => {
  expect(limits.password.min).toBe(8)
  expect(limits.poll.durations).toEqual([60, 360, 720, 1440, 2880, 4320, 10080])
  expect(limits.poll.defaultDuration).toBe(1440)
  expect(limits.reactions).toHaveLength(10)
  expect(limits.linkPreview.debounceMs).toBe(1000)
  expect(limits.tooltip).toEqual({ openDelayMs: 700, skipDelayMs: 300 })
  expect(limits.toast).toEqual({ visible: 1, durationMs: 5000, maxWidthPx: 420 })
  expect(limits.pager).toEqual({ wheelThreshold: 50, wheelLockMs: 300, swipeThresholdPx: 100 })
})

test('paths are filled in and encoded', () => {
  expect(pathOf('removeReaction', { id: 'a/b', emoji: 'thumbs up' })).toBe('/api/posts/a%2Fb/reactions/thumbs%20up')
})

test('every error has a status of its kind and a sentence', () => {
  for (const { status, message } of Object.values(errors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    // The texts that the specification gives without a full stop (§5, §8).
    if (['Please enter a description for the image', 'Search failed'].includes(message)) continue
    expect(message).toMatch(/^[A-Z].*\.$/)
  }
})

describe('registration', () => {
  const valid = {
    username: ' Ada_1 ',
    name: '  Ada\u202e Lindqvist ',
    email: ' Ada@Skein.Example ',
    password: 'quiet-paper',
  }

  test('folds names and strips what cannot be seen', () => {
    expect(Registration.parse(valid)).toEqual({
      username: 'ada_1',
      name: 'Ada Lindqvist',
      email: 'ada@skein.example',
      password: 'quiet-paper',
    })
  })

  test.each([
    ['username', 'аda'], // Cyrillic а
    ['username', 'ab'],
    ['name', '\u200b'],
    ['name', 'x'.repeat(51)],
    ['email', 'not-an-address'],
    ['password', '1234567'],
    ['password', 'x'.repeat(257)],
  ])('refuses %s %j', (field, value) => {
    const result = Registration.safeParse({ ...valid, [field]: value })
    expect(result.success).toBe(false)
    expect(result.error?.issues[0]?.path).toEqual([field])
  })
})

describe('a new post', () => {
  const accepted = (post: unknown) => NewPost.safeParse(post).success
  const options = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: `Option ${id}` }))

  test('is at most 500 graphemes, not code units, and not blank', () => {
    expect(accepted({ content: '👍🏽'.repeat(500) })).toBe(true)
    expect(accepted({ content: '👍🏽'.repeat(501) })).toBe(false)
    expect(accepted({ content: ' \n ' })).toBe(false)
  })

  test('needs no words where the camera made a file for it, and needs them otherwise', () => {
    const film = { content: '', videoUrl: '/media/a.webm', videoAlt: 'A loaf steams.' }
    expect(accepted({ ...film, type: 'reel' })).toBe(true)
    expect(accepted({ content: '', imageUrl: '/media/a.webp', type: 'story' })).toBe(true)
    expect(accepted(film)).toBe(false)
    expect(accepted({ content: '', type: 'reel' })).toBe(false)
    expect(accepted({ ...film, type: 'reel', videoAlt: 'x'.repeat(501) })).toBe(false)
  })

  test('has polls of 2 to 4 filled options with one of the seven durations', () => {
    const poll = (count: number, duration?: number) =>
      accepted({ content: 'x', pollData: { question: 'Why?', options: options.slice(0, count), duration } })
    expect([1, 2, 4, 5].map((count) => poll(count))).toEqual([false, true, true, false])
    expect(poll(2, 60)).toBe(true)
    expect(poll(2, 61)).toBe(false)
    expect(accepted({ content: 'x', pollData: { question: ' ', options: options.slice(0, 2) } })).toBe(false)
  })

  test('takes no inline data and no address that is not http(s)', () => {
    expect(accepted({ content: 'x', videoUrl: 'data:video/webm;base64,AAAA' })).toBe(false)
    expect(accepted({ content: 'x', imageUrl: '/media/a.webp' })).toBe(true)
    expect(
      accepted({ content: 'x', urlPreview: { url: 'javascript:alert(1)', title: '', description: '', image: null } }),
    ).toBe(false)
  })
})

describe('a text of which nothing would be seen', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  const unseen = [
    '',
    ' \n',
    '\u200b',
    '\u180e',
    '\u2060',
    '\u202e',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u0007',
    ' \u2063\u{e0020}\u3000',
  ]
  const issuesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
    result.error?.issues.map(({ path }) => path.join('.'))

  test.each(unseen)('%j is refused as blank by whatever needs words', (text) => {
    const poll = { question: text, options: [text, 'b'].map((option, index) => ({ id: `${index}`, text: option })) }
    expect(issuesOf(NewPost.safeParse({ content: text }))).toEqual(['content'])
    expect(issuesOf(NewPost.safeParse({ content: 'x', pollData: poll }))).toEqual([
      'pollData.question',
      'pollData.options.0.text',
    ])
    expect(issuesOf(PostEdit.safeParse({ content: text }))).toEqual(['content'])
    expect(NewMessage.safeParse({ receiverId: id, content: text }).success).toBe(false)
    expect(issuesOf(NewChatMessage.safeParse({ message: text }))).toEqual(['message'])
    expect(issuesOf(ProfileChange.safeParse({ name: text }))).toEqual(['name'])
    expect(NewPasskey.shape.name.safeParse(text).success).toBe(false)
  })

  test.each(unseen)('%j is no text where none is needed', (text) => {
    expect(ProfileChange.parse({ bio: text, location: text })).toEqual({ bio: '', location: '' })
    expect(NewPost.parse({ content: 'x', contentWarning: text, videoAlt: text })).toMatchObject({
      contentWarning: '',
      videoAlt: '',
    })
    expect(
      NewMessage.parse({ receiverId: id, content: text, image: { url: '/media/a.webp', alt: text } }),
    ).toMatchObject({
      content: '',
      image: { alt: '' },
    })
  })

  test('but with one letter it is, and invisible characters stay where they shape it', () => {
    expect(NewPost.parse({ content: ' \u200bx\ufe0f' })).toEqual({ content: ' \u200bx\ufe0f' })
    expect(ProfileChange.parse({ name: '❤️' })).toEqual({ name: '❤️' })
  })
})

test('pages are of 1 to 50, 20 when not said', () => {
  expect(Page.parse({})).toEqual({ limit: 20 })
  expect(Page.parse({ limit: '50' }).limit).toBe(50)
  for (const limit of ['0', '51', '1.5', 'x']) expect(Page.safeParse({ limit }).success).toBe(false)
})
