import { limits } from '@skein/contract'
import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

/** What a wording points at, changing it, and its history: behaviour §2.3. */
export const wordingsJourneys: Record<string, Journey> = {
  'links, hashtags and mentions of members are found once, by the server': async ({ member, step }) => {
    const ada = await member('ada')
    await member('noor')
    step('found')
    const content = 'Ask @noor and @nobody_here about #Trams: https://letters.skein.example/a?b=1.'
    const { answer } = await ada.ask('createPost', { body: { content } })
    expect(answer.entities.map(({ kind, value }) => [kind, value])).toEqual([
      ['mention', 'noor'],
      ['hashtag', 'trams'],
      ['link', 'https://letters.skein.example/a?b=1'],
    ])
    for (const { kind, start, end, value } of answer.entities)
      if (kind === 'link') expect(content.slice(start, end)).toBe(value)
  },

  'its writer changes a wording; every earlier one stays public': async ({ browser, member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await ada.ask('createPost', { body: { content: 'The comet sets at 20:14. #comet' } })).answer
    const params = { id }
    step('unedited')
    expect((await noor.ask('getPostHistory', { params })).answer.map(({ content }) => content)).toEqual([
      'The comet sets at 20:14. #comet',
    ])
    step('edited')
    const { answer } = await ada.ask('editPost', { params, body: { content: '  The comet sets at 20:40. #tea ' } })
    expect(answer.content).toBe('The comet sets at 20:40. #tea')
    expect(answer.editedAt).not.toBeNull()
    step('edited again, to the same')
    expect((await ada.ask('editPost', { params, body: { content: 'The comet sets at 20:40. #tea' } })).status).toBe(200)
    step('with a warning')
    const warned = await ada.ask('editPost', {
      params,
      body: { content: 'The comet sets at 20:40. #tea', contentWarning: ' Late ' },
    })
    expect(warned.answer.contentWarning).toBe('Late')
    step('a third wording keeps the warning')
    const third = await ada.ask('editPost', { params, body: { content: 'It sets. Bring tea, @noor.' } })
    expect(third.answer.contentWarning).toBe('Late')
    step('without the warning')
    expect(
      (await ada.ask('editPost', { params, body: { content: 'It sets. Bring tea, @noor.', contentWarning: null } }))
        .answer.contentWarning,
    ).toBeNull()
    step('history')
    expect((await browser().ask('getPostHistory', { params })).answer.map(({ content }) => content)).toEqual([
      'It sets. Bring tea, @noor.',
      'The comet sets at 20:40. #tea',
      'The comet sets at 20:14. #comet',
    ])
    step('its old hashtag is gone')
    expect((await ada.ask('listPosts', { query: { tag: 'comet' } })).answer).toEqual([])
    step('somebody else')
    expect(await noor.ask('editPost', { params, body: { content: 'Mine now.' } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect(await ada.ask('editPost', { params: { id: nobody }, body: { content: 'What?' } })).toMatchObject({
      status: 404,
    })
    expect(await ada.ask('getPostHistory', { params: { id: nobody } })).toMatchObject({ status: 404 })
    step('no wording')
    expect(await ada.ask('editPost', { params, body: { content: '  ' } })).toMatchObject({ code: 'post-blank' })
    expect(await ada.ask('editPost', { params, body: {} })).toMatchObject({ code: 'post-blank' })
    expect(await ada.ask('editPost', { params, body: { content: 'a'.repeat(limits.post.max + 1) } })).toMatchObject({
      code: 'post-too-long',
    })
  },

  'a post carries the preview that the server made, and no other': async ({ member, step }) => {
    const ada = await member('ada')
    const urlPreview = {
      url: 'https://letters.skein.example/unknown',
      title: 'A title of my own',
      description: '',
      image: null,
    }
    step('made up')
    const { answer } = await ada.ask('createPost', {
      body: { content: 'https://letters.skein.example/unknown', urlPreview },
    })
    expect(answer.urlPreview).toBeNull()
    step('inline picture')
    expect(
      await ada.ask('createPost', {
        body: { content: 'Look', urlPreview: { ...urlPreview, image: 'data:image/png;base64,AAAA' } },
      }),
    ).toMatchObject({ status: 422, code: 'data-url-refused' })
    step('addresses that have none')
    for (const url of ['http://127.0.0.1:9/', 'http://localhost/', 'http://[::1]/x', 'https://10.0.0.1/'])
      expect(await ada.ask('previewUrl', { body: { url } })).toMatchObject({ status: 422, code: 'preview-unavailable' })
    step('no web address')
    for (const url of ['ftp://a.example/', 'javascript:alert(1)', ''])
      expect(await ada.ask('previewUrl', { body: { url } })).toMatchObject({ status: 422, code: 'invalid-input' })
  },
}
