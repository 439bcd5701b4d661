import { expect } from 'vitest'
import type { Journey } from '../world.ts'

const draft = 'We saw teh kettle , and i was glad @noor #kettle'
const better = 'We saw the kettle, and I was glad @noor #kettle'

/** Better wordings and pictures, and the label that they leave: specification §5, §7, behaviour (ground rules). */
export const assistantJourneys: Record<string, Journey> = {
  'P 2.3 a draft is enhanced, and its post carries the label by the server’s word': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    step('enhanced')
    expect((await ada.ask('enhancePost', { body: { content: draft } })).answer).toEqual({ enhanced: better })
    step('posted as it is')
    const post = await ada.ask('createPost', { body: { content: better, isAiGenerated: false } })
    expect(post.answer).toMatchObject({ isAiGenerated: true, postedBy: { username: 'ada' } })
    step('posted with a word more')
    expect((await ada.ask('createPost', { body: { content: `${better}!` } })).answer.isAiGenerated).toBe(false)
    step('posted by somebody who wrote it')
    expect((await noor.ask('createPost', { body: { content: better } })).answer.isAiGenerated).toBe(false)
  },

  'a draft that needs nothing comes back as it was, without a label': async ({ member, step }) => {
    const ada = await member('ada')
    const content = 'The kettle has won again, by four seconds.'
    step('enhanced')
    expect((await ada.ask('enhancePost', { body: { content } })).answer).toEqual({ enhanced: content })
    step('posted')
    expect((await ada.ask('createPost', { body: { content } })).answer.isAiGenerated).toBe(false)
  },

  'P 2.3 a picture is generated: an upload of the member, whose post carries the label': async ({ member, step }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    step('generated')
    const { url } = (await ada.ask('generateImage', { body: { prompt: 'a harbour at dusk', size: '1792x1024' } }))
      .answer
    step('not somebody else’s')
    expect(await noor.ask('createPost', { body: { content: 'Mine now', images: [{ url, alt: '' }] } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('posted')
    const images = [{ url, alt: 'A harbour' }]
    const post = await ada.ask('createPost', { body: { content: 'The harbour', images, isAiGenerated: false } })
    expect(post.answer).toMatchObject({
      isAiGenerated: true,
      images: [{ url, alt: 'A harbour', width: 1792, height: 1024 }],
    })
    step('once only')
    expect(await ada.ask('createPost', { body: { content: 'Again', images } })).toMatchObject({ status: 422 })
  },

  'what could not be posted is not enhanced, and a picture needs a description': async ({ browser, member, step }) => {
    const ada = await member('ada')
    step('a visitor')
    expect(await browser().ask('enhancePost', { body: { content: draft } })).toMatchObject({ status: 401 })
    expect(await browser().ask('generateImage', { body: { prompt: 'a hill' } })).toMatchObject({ status: 401 })
    for (const [name, content] of [
      ['blank', ' \n'],
      ['empty', ''],
      ['missing', undefined],
    ] as const) {
      step(`draft: ${name}`)
      expect(await ada.ask('enhancePost', { body: { content } })).toMatchObject({ status: 422, code: 'post-blank' })
      step(`description: ${name}`)
      expect(await ada.ask('generateImage', { body: { prompt: content } })).toMatchObject({
        status: 400,
        code: 'prompt-blank',
      })
    }
    step('too long')
    expect(await ada.ask('enhancePost', { body: { content: 'x'.repeat(501) } })).toMatchObject({
      code: 'post-too-long',
    })
    expect(await ada.ask('generateImage', { body: { prompt: 'x'.repeat(1001) } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('another size')
    expect(await ada.ask('generateImage', { body: { prompt: 'a hill', size: '640x480' } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
  },

  'without a provider nobody sees pictures, and that is known before it is asked': async ({
    browser,
    member,
    step,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    step('a visitor')
    expect(await browser().ask('getAbilities')).toMatchObject({ status: 401 })
    expect(await browser().ask('suggestAltText', { body: { url: '/media/x.webp' } })).toMatchObject({ status: 401 })
    step('what there is')
    expect((await ada.ask('getAbilities')).answer).toEqual({ altText: false })
    step('a picture of one’s own')
    const { url } = (await ada.ask('generateImage', { body: { prompt: 'a harbour' } })).answer
    expect(await ada.ask('suggestAltText', { body: { url } })).toMatchObject({
      status: 422,
      code: 'alt-text-unavailable',
    })
    step('somebody else’s')
    expect(await noor.ask('suggestAltText', { body: { url } })).toMatchObject({ status: 422, code: 'invalid-input' })
    step('nobody’s')
    const nowhere = { url: '/media/0198a000-0000-7000-8000-000000000000.webp' }
    expect(await ada.ask('suggestAltText', { body: nowhere })).toMatchObject({ status: 422, code: 'invalid-input' })
    step('no address')
    expect(await ada.ask('suggestAltText', { body: { url: 'https://elsewhere.example/a.webp' } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('of a post')
    await ada.ask('createPost', { body: { content: 'The harbour', images: [{ url, alt: '' }] } })
    expect(await ada.ask('suggestAltText', { body: { url } })).toMatchObject({ status: 422, code: 'invalid-input' })
  },

  'without a provider no post is translated, and nothing is told of one to who may not read it': async ({
    browser,
    member,
    step,
  }) => {
    const ada = await member('ada')
    const noor = await member('noor')
    const { id } = (await noor.ask('createPost', { body: { content: 'El tranvía llega tarde' } })).answer
    const body = { language: 'en' } as const
    step('a visitor')
    expect(await browser().ask('translatePost', { params: { id }, body })).toMatchObject({ status: 401 })
    step('what there is')
    expect((await ada.ask('getCurrentUser')).answer.hasTranslation).toBeUndefined()
    expect(await ada.ask('translatePost', { params: { id }, body })).toMatchObject({
      status: 422,
      code: 'translation-unavailable',
    })
    step('no language of the interface')
    expect(await ada.ask('translatePost', { params: { id }, body: { language: 'tlh' } })).toMatchObject({
      status: 422,
      code: 'invalid-input',
    })
    step('no post')
    const nobody = '0198a000-0000-7000-8000-000000000000'
    expect(await ada.ask('translatePost', { params: { id: nobody }, body })).toMatchObject({
      status: 404,
      code: 'post-not-found',
    })
    step('across a block')
    await noor.ask('blockUser', { params: { id: ada.id } })
    expect(await ada.ask('translatePost', { params: { id }, body })).toMatchObject({
      status: 404,
      code: 'post-not-found',
    })
    step('deleted')
    await noor.ask('deletePost', { params: { id } })
    expect(await noor.ask('translatePost', { params: { id }, body })).toMatchObject({
      status: 410,
      code: 'post-deleted',
    })
  },
}
