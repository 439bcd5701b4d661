import { emptyDraft } from '@skein/contract/schemas'
import { expect } from 'vitest'
import { picture, uploadWhole } from '../upload-whole.ts'
import type { Journey } from '../world.ts'

const refused = { status: 422, code: 'invalid-input' }

/** What a member keeps to post it later. */
export const draftsJourneys: Record<string, Journey> = {
  'a draft is kept as far as it is written, for its author alone, until it is posted or deleted': async ({
    member,
    browser,
    step,
    pass,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const poll = { question: 'Which evening?', options: ['Thursday', ''].map((text, n) => ({ id: `${n}`, text })) }
    const all = {
      ...emptyDraft,
      text: 'Long. '.repeat(120),
      warning: 'Steam',
      poll: { ...poll, duration: 60 },
      replyRule: 'nobody',
      more: ['And then', ''],
    }
    step('kept')
    const { answer: draft } = await ada.ask('createDraft', { body: all })
    expect(draft).toMatchObject({ ...all, text: all.text })
    pass(1000)
    const { answer: second } = await ada.ask('createDraft', { body: { ...emptyDraft, text: 'Second' } })
    const listed = async () => (await ada.ask('listDrafts')).answer.map(({ id }) => id)
    expect(await listed()).toEqual([second.id, draft.id])
    step('changed, it is the last saved')
    pass(1000)
    const params = { id: draft.id }
    const changed = await ada.ask('changeDraft', { params, body: { ...emptyDraft, text: 'Shorter' } })
    expect(changed.answer).toMatchObject({ id: draft.id, text: 'Shorter', warning: null, poll: null, more: [] })
    expect(await listed()).toEqual([draft.id, second.id])
    step('nobody else’s')
    expect((await noor.ask('listDrafts')).answer).toEqual([])
    expect(await noor.ask('changeDraft', { params, body: all })).toMatchObject({ status: 404, code: 'draft-not-found' })
    await noor.ask('deleteDraft', { params })
    await noor.ask('createPost', { body: { content: 'Mine', draftId: draft.id } })
    expect(await browser().ask('listDrafts')).toMatchObject({ status: 401 })
    expect(await listed()).toEqual([draft.id, second.id])
    step('posted')
    await ada.ask('createPost', { body: { content: 'Shorter', draftId: draft.id } })
    expect(await listed()).toEqual([second.id])
    step('one that is gone is no matter')
    expect(await ada.ask('createPost', { body: { content: 'Again', draftId: draft.id } })).toMatchObject({
      status: 201,
    })
    step('deleted')
    for (let n = 0; n < 2; n += 1) await ada.ask('deleteDraft', { params: { id: second.id } })
    expect(await listed()).toEqual([])
    expect(await ada.ask('changeDraft', { params, body: all })).toMatchObject({ status: 404, code: 'draft-not-found' })
  },

  'a draft holds uploads of its author, until they are posted': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const url = (await uploadWhole(ada, 'image', picture())).answer.result?.url ?? ''
    const body = { ...emptyDraft, media: [{ kind: 'image', url, alt: 'A gate' }] }
    step('another’s')
    expect(await noor.ask('createDraft', { body })).toMatchObject(refused)
    step('kept')
    const { answer: draft } = await ada.ask('createDraft', { body })
    expect(draft.media).toMatchObject([{ kind: 'image', alt: 'A gate', isGenerated: false }])
    step('posted with other words')
    await ada.ask('createPost', { body: { content: 'A gate', images: [{ url, alt: '' }] } })
    expect((await ada.ask('listDrafts')).answer).toMatchObject([{ id: draft.id, media: [] }])
    expect(await ada.ask('changeDraft', { params: { id: draft.id }, body })).toMatchObject(refused)
  },

  'a draft of nothing, or of more than could ever be posted, is refused': async ({ member, step }) => {
    const ada = await member('ada')
    const make = (change: object) => ada.ask('createDraft', { body: { ...emptyDraft, text: 'Kept', ...change } })
    step('empty')
    expect(await make({ text: ' ' })).toMatchObject(refused)
    expect(await make({ text: '', more: [' '] })).toMatchObject(refused)
    step('too much')
    expect(await make({ text: 'x'.repeat(2001) })).toMatchObject(refused)
    expect(await make({ more: Array.from({ length: 10 }, () => 'x') })).toMatchObject(refused)
    const file = { kind: 'video', url: '/media/x.webm', alt: '' }
    expect(await make({ media: [file, file] })).toMatchObject(refused)
    step('no file, no rule, no id')
    expect(await make({ media: [file] })).toMatchObject(refused)
    expect(await make({ replyRule: 'friends' })).toMatchObject(refused)
    expect(await ada.ask('changeDraft', { params: { id: 'x' }, body: { ...emptyDraft, text: 'Kept' } })).toMatchObject({
      status: 404,
    })
    step('sent twice, it is kept once')
    const twice = () =>
      ada.ask('createDraft', { body: { ...emptyDraft, text: 'Once' }, headers: { 'Idempotency-Key': 'once' } })
    expect((await twice()).answer.id).toBe((await twice()).answer.id)
    expect((await ada.ask('listDrafts')).answer).toHaveLength(1)
  },

  'a draft is scheduled, moved, held back and published by its author alone': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { answer: draft } = await ada.ask('createDraft', {
      body: { ...emptyDraft, text: 'At nine https://example.com', warning: 'Steam', more: ['And then'] },
    })
    const params = { id: draft.id }
    const dayMs = 24 * 60 * 60_000
    const body = (days: number) => ({ scheduledFor: new Date(Date.parse(draft.savedAt) + days * dayMs).toISOString() })
    step('scheduled, and moved')
    expect((await ada.ask('scheduleDraft', { params, body: body(2) })).answer).toMatchObject(body(2))
    expect((await ada.ask('scheduleDraft', { params, body: body(3) })).answer).toMatchObject(body(3))
    expect((await ada.ask('listDrafts')).answer).toMatchObject([{ ...body(3), refusal: null }])
    step('too soon, too late, none')
    for (const sent of [body(0), body(366), { scheduledFor: 'soon' }])
      expect(await ada.ask('scheduleDraft', { params, body: sent })).toMatchObject(refused)
    step('nobody else’s')
    const missing = { status: 404, code: 'draft-not-found' }
    expect(await noor.ask('scheduleDraft', { params, body: body(2) })).toMatchObject(missing)
    expect(await noor.ask('unscheduleDraft', { params })).toMatchObject(missing)
    expect(await noor.ask('publishDraft', { params })).toMatchObject(missing)
    step('held back')
    for (let n = 0; n < 2; n += 1)
      expect((await ada.ask('unscheduleDraft', { params })).answer).toMatchObject({ scheduledFor: null, refusal: null })
    step('one that is no post yet')
    const { answer: half } = await ada.ask('createDraft', {
      body: { ...emptyDraft, warning: 'Only a warning', more: ['', 'And then'] },
    })
    const unready = { status: 422, code: 'post-blank' }
    expect(await ada.ask('scheduleDraft', { params: { id: half.id }, body: body(2) })).toMatchObject(unready)
    expect(await ada.ask('publishDraft', { params: { id: half.id } })).toMatchObject(unready)
    step('published at once')
    expect(await ada.ask('publishDraft', { params })).toMatchObject({
      status: 201,
      answer: { contentWarning: 'Steam', comments: 1 },
    })
    expect(await ada.ask('publishDraft', { params })).toMatchObject(missing)
    expect((await ada.ask('listDrafts')).answer).toMatchObject([{ id: half.id }])
  },
}
