import { film } from '@skein/mocks'
import { expect } from 'vitest'
import { part, picture, uploadWhole } from '../upload-whole.ts'
import type { Journey, MemberBrowser } from '../world.ts'

const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'

const form = (field: string, file: Blob) => {
  const made = new FormData()
  made.set(field, file, 'picture.png')
  return made
}

/** Uploads and what posts make of them: specification §7, behaviour §2.3, §2.6. */
export const uploadsJourneys: Record<string, Journey> = {
  'P 2.6 a file comes in parts, each of which continues what has arrived': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const file = picture()
    step('announced')
    const { answer } = await ada.ask('startUpload', { body: { kind: 'image', size: file.size } })
    expect(answer).toMatchObject({ kind: 'image', size: file.size, received: 0, result: null })
    const { id } = answer
    step('first part')
    expect((await ada.ask('appendUpload', part(id, 0, file.slice(0, 30)))).answer.received).toBe(30)
    step('a part too late')
    expect(await ada.ask('appendUpload', part(id, 0, file.slice(0, 30)))).toMatchObject({
      status: 409,
      code: 'upload-offset',
    })
    step('how far')
    expect((await ada.ask('getUpload', { params: { id } })).answer.received).toBe(30)
    step('without an offset')
    expect(
      await ada.ask('appendUpload', {
        params: { id },
        bytes: file.slice(30),
        headers: { 'Content-Type': 'application/offset+octet-stream' },
      }),
    ).toMatchObject({ status: 422, code: 'invalid-input' })
    step('somebody else')
    expect(await noor.ask('getUpload', { params: { id } })).toMatchObject({ status: 404, code: 'not-found' })
    expect(await noor.ask('appendUpload', part(id, 30, file.slice(30)))).toMatchObject({ status: 404 })
    step('last part')
    const done = await ada.ask('appendUpload', part(id, 30, file.slice(30)))
    expect(done.answer).toMatchObject({ received: file.size, result: { width: 24, height: 16 } })
    step('its answer was lost')
    expect((await ada.ask('appendUpload', part(id, 30, file.slice(30)))).answer.result).toEqual(done.answer.result)
    expect((await ada.ask('appendUpload', part(id, file.size, new Blob([])))).answer.result).toEqual(done.answer.result)
    expect((await ada.ask('getUpload', { params: { id } })).answer.result).toEqual(done.answer.result)
    step('dropped')
    expect((await ada.ask('cancelUpload', { params: { id } })).status).toBe(204)
    expect(await ada.ask('getUpload', { params: { id } })).toMatchObject({ status: 404 })
    step('nothing')
    expect(await ada.ask('cancelUpload', { params: { id: nobody } })).toMatchObject({ status: 404 })
  },

  'a file that is announced twice, as its answer was lost, is one upload': async ({ member, step }) => {
    const ada = await member('ada')
    const file = picture()
    const headers = { 'Idempotency-Key': 'one' }
    const body = { kind: 'image' as const, size: file.size }
    step('announced')
    const { id } = (await ada.ask('startUpload', { body, headers })).answer
    await ada.ask('appendUpload', part(id, 0, file.slice(0, 30)))
    step('announced again')
    expect((await ada.ask('startUpload', { body, headers })).answer).toMatchObject({ id, received: 30 })
    step('another file')
    expect(await ada.ask('startUpload', { body: { ...body, size: 7 }, headers })).toMatchObject({
      status: 409,
      code: 'idempotency-mismatch',
    })
    step('dropped')
    await ada.ask('cancelUpload', { params: { id } })
    expect(await ada.ask('startUpload', { body, headers })).toMatchObject({ status: 404, code: 'not-found' })
    step('without a key')
    expect((await ada.ask('startUpload', { body })).answer.id).not.toBe(id)
  },

  'only pictures and videos are kept, and not too large ones': async ({ browser, member, step }) => {
    const ada = await member('ada')
    step('too large')
    expect(await ada.ask('startUpload', { body: { kind: 'image', size: 20_000_001 } })).toMatchObject({ status: 413 })
    expect(await ada.ask('startUpload', { body: { kind: 'video', size: 300_000_001 } })).toMatchObject({ status: 422 })
    expect(await ada.ask('startUpload', { body: { kind: 'image', size: 0 } })).toMatchObject({ status: 422 })
    expect(await ada.ask('startUpload', { body: { kind: 'song', size: 10 } })).toMatchObject({ status: 422 })
    step('of another kind')
    const svg = new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${' '.repeat(40)}</svg>`])
    expect(await uploadWhole(ada, 'image', svg)).toMatchObject({ status: 415, code: 'unsupported-media' })
    expect(await uploadWhole(ada, 'video', picture())).toMatchObject({ status: 415, code: 'unsupported-media' })
    expect(await ada.ask('uploadImage', { form: form('image', svg) })).toMatchObject({ status: 415 })
    step('an unknown still')
    expect(
      await ada.ask('startUpload', { body: { kind: 'video', size: 100, poster: '/media/unknown.webp' } }),
    ).toMatchObject({ status: 422, code: 'invalid-input' })
    step('as a form')
    expect((await ada.ask('uploadImage', { form: form('image', picture()) })).answer).toMatchObject({
      width: 24,
      height: 16,
    })
    expect(await ada.ask('uploadImage', { form: form('picture', picture()) })).toMatchObject({ status: 422 })
    expect(await ada.ask('uploadImage', { body: { image: 'here' } })).toMatchObject({ status: 415 })
    step('visitor')
    expect(await browser().ask('startUpload', { body: { kind: 'image', size: 10 } })).toMatchObject({ status: 401 })
    expect(await browser().ask('uploadImage', { form: form('image', picture()) })).toMatchObject({ status: 401 })
  },

  'P 2.6 what the camera made is posted without a caption, says what it shows, and is never within the request':
    async ({ member, step }) => {
      const ada = await member('ada')
      const { result } = (await uploadWhole(ada, 'video', new Blob([film()]))).answer
      const videoUrl = result?.url ?? ''
      step('within the request')
      const inline = 'data:video/webm;base64,GkXfow=='
      expect(await ada.ask('createPost', { body: { content: '', type: 'reel', videoUrl: inline } })).toMatchObject({
        status: 422,
        code: 'data-url-refused',
      })
      step('a mode without a file')
      expect(await ada.ask('createPost', { body: { content: ' ', type: 'reel' } })).toMatchObject({
        status: 422,
        code: 'post-blank',
      })
      step('no caption and no mode')
      expect(await ada.ask('createPost', { body: { content: '', videoUrl } })).toMatchObject({
        status: 422,
        code: 'post-blank',
      })
      step('posted')
      const body = { content: '', type: 'reel', videoUrl, videoAlt: ' A loaf steams. ' } as const
      const { answer: post } = await ada.ask('createPost', { body })
      expect(post).toMatchObject({ content: '', type: 'reel', video: { url: videoUrl, alt: 'A loaf steams.' } })
      step('read again')
      const read = await ada.ask('getPost', { params: { id: post.id } })
      expect(read.answer).toMatchObject({ content: '', video: { alt: 'A loaf steams.' } })
      step('a photo as a story')
      const photo = (await uploadWhole(ada, 'image', picture())).answer.result
      expect(
        (
          await ada.ask('createPost', {
            body: { content: '', type: 'story', images: [{ url: photo?.url ?? '', alt: 'The bay' }] },
          })
        ).answer,
      ).toMatchObject({ type: 'story', images: [{ alt: 'The bay' }] })
    },

  'a post shows its author\u2019s uploads, each once, with their descriptions': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const upload = async (who: MemberBrowser) => {
      const { result } = (await uploadWhole(who, 'image', picture())).answer
      return result?.url ?? ''
    }
    const urls = [await upload(ada), await upload(ada), await upload(ada), await upload(ada)]
    step('four')
    const images = urls.map((url, index) => ({ url, alt: index === 0 ? 'One colour.' : '' }))
    const { answer } = await ada.ask('createPost', { body: { content: 'Four.', images } })
    expect(answer.images.map(({ url, alt }) => [url, alt])).toEqual(images.map(({ url, alt }) => [url, alt]))
    expect(answer.imageUrl).toBe(urls[0])
    step('once')
    expect(await ada.ask('createPost', { body: { content: 'Again.', images } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('the short form')
    const short = await ada.ask('createPost', {
      body: { content: 'One.', imageUrl: await upload(ada), imageAlt: 'Still one colour.' },
    })
    expect(short.answer.images).toMatchObject([{ alt: 'Still one colour.' }])
    step('somebody else\u2019s')
    const hers = await upload(noor)
    expect(await ada.ask('createPost', { body: { content: 'Hers.', imageUrl: hers } })).toMatchObject({ status: 422 })
    expect(await ada.ask('createPost', { body: { content: 'Hers.', videoUrl: hers } })).toMatchObject({ status: 422 })
    step('five')
    expect(
      await noor.ask('createPost', {
        body: { content: 'Five.', images: Array.from({ length: 5 }, () => ({ url: hers, alt: '' })) },
      }),
    ).toMatchObject({ status: 422 })
    step('twice the same')
    expect(
      await noor.ask('createPost', { body: { content: 'Twice.', images: [{ url: hers }, { url: hers }] } }),
    ).toMatchObject({ status: 422 })
    step('inline')
    expect(
      await noor.ask('createPost', { body: { content: 'Inline.', images: [{ url: 'data:image/png;base64,AAAA' }] } }),
    ).toMatchObject({ status: 422, code: 'data-url-refused' })
    step('bookmarks and search know pictures')
    await noor.ask('bookmarkPost', { params: { id: answer.id } })
    expect((await noor.ask('listBookmarks', { query: { kind: 'photo' } })).answer).toHaveLength(1)
    expect((await noor.ask('searchPosts', { query: { q: 'has:image colour' } })).answer).toHaveLength(2)
  },

  'P 2.3 a video is measured by the server': async ({ member, step }) => {
    const ada = await member('ada')
    step('uploaded')
    const { answer } = await uploadWhole(ada, 'video', new Blob([film()]))
    expect(answer.result).toMatchObject({ width: 144, height: 256, duration: 8 })
    step('posted')
    const { answer: post } = await ada.ask('createPost', {
      body: { content: 'Eight seconds.', videoUrl: answer.result?.url, type: 'video' },
    })
    expect(post.video).toMatchObject({ duration: 8 })
    expect(post.videoUrl).toBe(post.video?.url)
    step('found')
    expect((await ada.ask('searchPosts', { query: { q: 'has:video' } })).answer).toHaveLength(1)
    step('with a still of its own')
    const still = (await uploadWhole(ada, 'image', picture())).answer.result?.url
    expect((await uploadWhole(ada, 'video', new Blob([film()]), { poster: still })).answer.received).toBe(film().length)
  },
}
