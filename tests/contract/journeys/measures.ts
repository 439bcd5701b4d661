import { expect } from 'vitest'
import { password } from '../world.ts'
import type { Journey, MemberBrowser } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

const ids = async (who: MemberBrowser, query: Record<string, string>) =>
  (await who.ask('listPosts', { query })).answer.map(({ id }) => id)

/** What moderators do about members. */
export const measureJourneys: Record<string, Journey> = {
  'posts of a limited member are for their followers and on their profile': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const loud = await member('loud', 'Loud One')
    const near = await member('near')
    const far = await member('far')
    await near.ask('followUser', { params: { id: loud.id } })
    const params = { userId: loud.id }
    step('limited')
    const limited = await mira.ask('limitMember', { params, body: { reason: ' Floods every list. ' } })
    expect(limited.answer).toMatchObject({ member: { limited: true }, measures: [{ kind: 'limit', endedAt: null }] })
    expect(await mira.ask('limitMember', { params, body: { reason: 'Again.' } })).toMatchObject({
      status: 409,
      code: 'already-limited',
    })
    const post = (await loud.ask('createPost', { body: { content: 'Loudword. #loudtag' } })).answer.id
    step('lists')
    expect(await ids(far, { feed: 'everyone' })).toEqual([])
    expect(await ids(near, { feed: 'everyone' })).toEqual([post])
    expect(await ids(loud, { feed: 'everyone' })).toEqual([post])
    expect(await ids(far, { tag: 'loudtag' })).toEqual([])
    expect((await far.ask('searchPosts', { query: { q: 'loudword' } })).answer).toEqual([])
    expect((await near.ask('searchPosts', { query: { q: 'loudword' } })).answer).toHaveLength(1)
    expect((await far.ask('searchUsers', { query: { q: 'loud' } })).answer).toEqual([])
    expect((await near.ask('searchUsers', { query: { q: 'loud' } })).answer).toHaveLength(1)
    expect((await far.ask('searchHashtags', { query: { q: 'loudtag' } })).answer).toEqual([])
    expect((await far.ask('listDiscovered')).answer).toEqual([])
    expect((await far.ask('listSuggestions')).answer.map(({ username }) => username)).not.toContain('loud')
    step('by address')
    expect(await ids(far, { author: 'loud' })).toEqual([post])
    expect((await far.ask('getPost', { params: { id: post } })).status).toBe(200)
    await loud.ask('repostPost', { params: { id: post } })
    expect(await ids(far, { author: 'loud' })).toEqual([post])
    step('carried by others')
    const own = (await far.ask('createPost', { body: { content: 'Mine.' } })).answer.id
    await loud.ask('createPost', { body: { content: 'Below it.', replyToId: own } })
    await loud.ask('likePost', { params: { id: own } })
    await loud.ask('createPost', { body: { content: '@far @near hello' } })
    expect((await far.ask('listReplies', { params: { id: own } })).answer).toEqual([])
    const quote = (await near.ask('createPost', { body: { content: 'Look.', quoteOfId: post } })).answer.id
    expect((await far.ask('getPost', { params: { id: quote } })).answer.quote).toBeNull()
    expect((await far.ask('listNotifications')).answer).toEqual([])
    expect((await near.ask('listNotifications')).answer.map(({ type }) => type)).toEqual(['mention'])
    step('lifted')
    expect((await mira.ask('liftLimit', { params, body: { reason: 'Enough.' } })).answer.member.limited).toBe(false)
    expect(await mira.ask('liftLimit', { params, body: { reason: 'Enough.' } })).toMatchObject({ status: 404 })
    expect(await ids(far, { feed: 'everyone' })).toContain(post)
    expect((await loud.ask('listMeasures')).answer).toMatchObject([{ kind: 'limit', reason: 'Floods every list.' }])
  },

  'a warning is told, and read without the name of who gave it': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const ada = await member('ada')
    const params = { userId: ada.id }
    step('warned')
    await mira.ask('warnMember', { params, body: { reason: 'Please be kind.' } })
    await mira.ask('warnMember', { params, body: { reason: 'Please be kinder.' } })
    step('told')
    expect((await ada.ask('listNotifications')).answer).toMatchObject([{ type: 'standing', user: { id: ada.id } }])
    expect((await ada.ask('getSession')).answer.unread.notifications).toBe(1)
    expect((await ada.ask('listMeasures')).answer.map(({ reason }) => reason)).toEqual([
      'Please be kinder.',
      'Please be kind.',
    ])
    expect((await ada.ask('updateSettings', { body: { silencedNotifications: ['standing'] } })).status).toBe(422)
    step('log')
    expect((await mira.ask('listModerationLog')).answer).toMatchObject([
      { action: 'warn-member', reason: 'Please be kinder.', by: { id: mira.id }, about: { id: ada.id } },
      { action: 'warn-member' },
    ])
    step('refused')
    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect((await mira.ask('warnMember', { params, body: { reason } })).status).toBe(422)
  },

  'parts go off a profile': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const ada = await member('ada', 'Rude Name')
    await ada.ask('updateUser', { params: { id: ada.id }, body: { bio: 'Rude.', location: 'Here' } })
    const params = { userId: ada.id }
    step('removed')
    const removed = await mira.ask('removeProfileParts', {
      params,
      body: { parts: ['website', 'bio', 'name'], reason: 'Rude.' },
    })
    expect(removed.answer).toMatchObject({
      member: { name: 'ada' },
      bio: '',
      location: 'Here',
      measures: [{ kind: 'removal', parts: ['name', 'bio'] }],
    })
    expect((await ada.ask('getUserByUsername', { params: { username: 'ada' } })).answer.bio).toBe('')
    step('nothing left')
    expect(await mira.ask('removeProfileParts', { params, body: { parts: ['bio'], reason: 'Rude.' } })).toMatchObject({
      status: 422,
    })
    expect((await mira.ask('removeProfileParts', { params, body: { parts: [], reason: 'Rude.' } })).status).toBe(422)
    expect((await mira.ask('removeProfileParts', { params, body: { parts: ['all'], reason: 'x' } })).status).toBe(422)
  },

  'notes are for moderators': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const ada = await member('ada')
    const params = { userId: ada.id }
    step('noted')
    expect((await mira.ask('addMemberNote', { params, body: { text: ' Two people? ' } })).answer.text).toBe(
      'Two people?',
    )
    await mira.ask('addMemberNote', { params, body: { text: 'No, one.' } })
    expect((await mira.ask('getMemberRecord', { params })).answer.notes.map(({ text }) => text)).toEqual([
      'No, one.',
      'Two people?',
    ])
    step('not shown')
    expect((await ada.ask('listMeasures')).answer).toEqual([])
    expect((await ada.ask('listNotifications')).answer).toEqual([])
    step('refused')
    expect((await mira.ask('addMemberNote', { params, body: { text: ' ' } })).status).toBe(422)
  },

  'nobody else does any of it, and moderators not to each other': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const bea = await moderator('bea')
    const ada = await member('ada')
    const eve = await member('eve')
    const all = async (by: MemberBrowser, userId: string) => {
      const params = { userId }
      const answers = [
        await by.ask('warnMember', { params, body: { reason: 'x' } }),
        await by.ask('limitMember', { params, body: { reason: 'x' } }),
        await by.ask('liftLimit', { params, body: { reason: 'x' } }),
        await by.ask('removeProfileParts', { params, body: { parts: ['bio'], reason: 'x' } }),
        await by.ask('addMemberNote', { params, body: { text: 'x' } }),
      ]
      return [...new Set(answers.map(({ code }) => code))]
    }
    step('a member')
    expect(await all(eve, ada.id)).toEqual(['not-found'])
    expect(await eve.ask('getMemberRecord', { params: { userId: ada.id } })).toMatchObject({ code: 'not-found' })
    step('a moderator')
    expect(await all(mira, bea.id)).toEqual(['forbidden'])
    expect((await mira.ask('getMemberRecord', { params: { userId: bea.id } })).status).toBe(200)
    step('oneself')
    expect(await all(mira, mira.id)).toEqual(['own-subject'])
    expect(await mira.ask('getMemberRecord', { params: { userId: mira.id } })).toMatchObject({ code: 'own-subject' })
    step('nobody')
    expect(await all(mira, nobody)).toEqual(['user-not-found'])
    expect(await all(mira, 'nonsense')).toEqual(['user-not-found'])
  },

  'a measure is answered once, and decided by another moderator': async ({ member, moderator, step }) => {
    const mira = await moderator('mira')
    const bea = await moderator('bea')
    const ada = await member('ada')
    const eve = await member('eve')
    await mira.ask('limitMember', { params: { userId: ada.id }, body: { reason: 'Floods every list.' } })
    const [limit] = (await ada.ask('listMeasures')).answer
    const params = { id: limit?.id ?? '' }
    const text = ' I was answering questions. '
    const decide = (by: MemberBrowser, action: string) =>
      by.ask('decideAppeal', { params, body: { action, reason: 'Read and weighed.' } })
    step('before')
    expect(await decide(bea, 'take-back')).toMatchObject({ code: 'not-found' })
    expect((await bea.ask('listAppeals')).answer).toEqual([])
    step('answered')
    expect(await eve.ask('appealMeasure', { params, body: { text } })).toMatchObject({ code: 'not-found' })
    expect((await ada.ask('appealMeasure', { params, body: { text: ' ' } })).status).toBe(422)
    expect((await ada.ask('appealMeasure', { params, body: { text } })).answer.appeal).toMatchObject({ outcome: null })
    expect(await ada.ask('appealMeasure', { params, body: { text } })).toMatchObject({ code: 'already-appealed' })
    step('who may decide')
    expect((await mira.ask('listAppeals')).answer).toMatchObject([{ mayDecide: false, about: { id: ada.id } }])
    expect((await bea.ask('listAppeals')).answer).toMatchObject([{ mayDecide: true, measure: { by: { id: mira.id } } }])
    expect(await decide(eve, 'take-back')).toMatchObject({ code: 'not-found' })
    expect(await eve.ask('listAppeals')).toMatchObject({ code: 'not-found' })
    expect(await decide(mira, 'take-back')).toMatchObject({ code: 'another-decides' })
    step('decided')
    expect((await decide(bea, 'take-back')).status).toBe(204)
    expect(await decide(bea, 'uphold')).toMatchObject({ code: 'already-decided' })
    expect((await bea.ask('listAppeals')).answer).toEqual([])
    expect((await ada.ask('listMeasures')).answer).toMatchObject([{ appeal: { outcome: { result: 'taken-back' } } }])
    expect((await bea.ask('getMemberRecord', { params: { userId: ada.id } })).answer.member.limited).toBe(false)
    expect((await ada.ask('listNotifications')).answer).toHaveLength(1)
    expect((await bea.ask('listModerationLog')).answer[0]).toMatchObject({ action: 'take-back-measure' })
  },

  'the only moderator decides about what they did': async ({ browser, member, moderator, step }) => {
    const mira = await moderator('mira')
    const ada = await member('ada')
    await mira.ask('warnMember', { params: { userId: ada.id }, body: { reason: 'Please be kind.' } })
    const [warning] = (await ada.ask('listMeasures')).answer
    const params = { id: warning?.id ?? '' }
    await ada.ask('appealMeasure', { params, body: { text: 'I was.' } })
    step('upheld')
    expect((await mira.ask('listAppeals')).answer).toMatchObject([{ mayDecide: true }])
    const body = { action: 'uphold', reason: 'You were not.' }
    expect((await mira.ask('decideAppeal', { params, body })).status).toBe(204)
    expect((await ada.ask('listMeasures')).answer).toMatchObject([
      { endedAt: null, appeal: { outcome: { result: 'upheld', reason: 'You were not.' } } },
    ])
    step('without a suspension')
    const form = { username: 'ada', password, text: 'Please.' }
    expect(await browser().ask('appealSuspension', { body: form })).toMatchObject({ code: 'not-found' })
    expect(await browser().ask('appealSuspension', { body: { ...form, password: 'another' } })).toMatchObject({
      code: 'wrong-credentials',
    })
    expect(await browser().ask('appealSuspension', { body: { ...form, text: '' } })).toMatchObject({ status: 422 })
  },
}
