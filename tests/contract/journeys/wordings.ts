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

  'mentions and hashtags of every script are told of and found': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    step('published')
    const content = '写真は@noorさん、❤️#love #می‌خواهم http://example.comをみて #http://a.example'
    const { answer } = await ada.ask('createPost', { body: { content } })
    expect(answer.entities.map(({ kind, value }) => [kind, value])).toEqual([
      ['mention', 'noor'],
      ['hashtag', 'love'],
      ['hashtag', 'می\u200cخواهم'],
      ['link', 'http://example.com'],
    ])
    step('told')
    expect((await noor.ask('listNotifications', {})).answer.map(({ type }) => type)).toEqual(['mention'])
    step('found')
    for (const tag of ['love', 'می\u200cخواهم'])
      expect((await noor.ask('listPosts', { query: { tag } })).answer.map(({ id }) => id)).toEqual([answer.id])
    expect((await noor.ask('listPosts', { query: { tag: 'http' } })).answer).toEqual([])
    for (const q of ['#love', '#می\u200cخواهم', '@noor'])
      expect((await noor.ask('searchPosts', { query: { q } })).answer.map(({ id }) => id)).toEqual([answer.id])
  },

  'a text of which nothing would be seen is blank': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await ada.ask('createPost', { body: { content: 'Words' } })).answer
    for (const unseen of ['\u200b', '\u180e\u2060', '\u202e', '\u3164', '\u2800', '\ufe0f']) {
      step(JSON.stringify(unseen))
      const blank = { status: 422, code: 'post-blank' }
      expect(await ada.ask('createPost', { body: { content: unseen } })).toMatchObject(blank)
      expect(await ada.ask('editPost', { params: { id }, body: { content: unseen } })).toMatchObject(blank)
      expect(await ada.ask('enhancePost', { body: { content: unseen } })).toMatchObject(blank)
      expect(await ada.ask('generateImage', { body: { prompt: unseen } })).toMatchObject({ code: 'prompt-blank' })
      const invalid = { status: 422, code: 'invalid-input' }
      expect(await ada.ask('sendMessage', { body: { receiverId: noor.id, content: unseen } })).toMatchObject(invalid)
      expect(await ada.ask('sendChatMessage', { body: { message: unseen } })).toMatchObject(invalid)
      expect(await ada.ask('updateUser', { params: { id: ada.id }, body: { name: unseen } })).toMatchObject(invalid)
    }
    step('a warning that nobody could read is none')
    const warned = await ada.ask('createPost', { body: { content: 'Words', contentWarning: '\u3164' } })
    expect(warned.answer.contentWarning).toBeNull()
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
      url: 'http://127.0.0.1:9/',
      title: 'A title of my own',
      description: '',
      image: null,
    }
    step('made up')
    expect(await ada.ask('createPost', { body: { content: 'Look: http://127.0.0.1:9/', urlPreview } })).toMatchObject({
      status: 422,
      code: 'preview-unavailable',
    })
    expect((await ada.ask('listPosts', {})).answer).toEqual([])
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
