/** Previews of web addresses, better wordings and pictures, without a network and without a model. */
import type { UploadedImage } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { pages } from '../fixtures/pages.ts'
import { draw } from '../fixtures/pictures.ts'
import type { Rules } from './ask.ts'
import { nextId, pair } from './state.ts'

/** Words that are misspelled often enough to be put right without a dictionary. */
const spellings: Record<string, string> = {
  teh: 'the',
  beleive: 'believe',
  recieve: 'receive',
  definately: 'definitely',
  tommorow: 'tomorrow',
  allready: 'already',
}

/** A few rules in place of a grammar: words put right, no word twice, no space before a comma, a capital for the writer. */
export const enhance = (text: string): string =>
  text
    .trim()
    .replace(/(?<![@#/.\w])\p{Ll}+(?![\w@/]|\.\w)/gu, (word) => spellings[word] ?? word)
    .replace(/\b(\p{L}+) \1\b/gu, '$1')
    .replace(/ ([,;])/g, '$1')
    .replace(/(?<=^|\s)i(?=\s|$)/g, 'I')

/** The narrower copies of a generated picture, as the server keeps them. */
const copiesOf = (width: number) => [480, 1080].filter((copy) => copy <= width * 0.85)

export const assistantRules: Rules = {
  enhancePost({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const draft = body.content.trim()
    const enhanced = enhance(draft)
    if (enhanced !== draft) state.written.add(pair(viewer.id, enhanced))
    return { enhanced }
  },

  generateImage({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { prompt, size } = body
    const [width = 0, height = 0] = size.split('x').map(Number)
    const bytes = new Blob([draw(`${prompt.trim()}-${size}`)], { type: 'image/svg+xml' })
    const name = nextId(state)
    const url = `/media/${name}.webp`
    const sizes = copiesOf(width).map((copy) => ({ url: `/media/${name}-w${copy}.webp`, width: copy }))
    const result: UploadedImage = { url, width, height, sizes, thumbhash: null }
    const file = { kind: 'image', ownerId: viewer.id, bytes, isPosted: false, isGenerated: true, result } as const
    for (const address of [url, ...sizes.map((copy) => copy.url)]) state.files.set(address, { ...file })
    return { url }
  },

  // Without a provider, like the server without a key: nobody here sees pictures.
  getAbilities: ({ viewer }) => (viewer ? { altText: false } : new Refusal('not-signed-in')),

  suggestAltText({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const file = state.files.get(body.url)
    if (file?.kind !== 'image' || file.ownerId !== viewer.id || file.isPosted)
      return new Refusal('invalid-input', { fields: { url: 'Upload the file first.' } })
    return new Refusal('alt-text-unavailable')
  },

  previewUrl({ state, body }) {
    const preview = pages.get(body.url)
    if (preview === undefined) return new Refusal('preview-unavailable')
    state.previews.set(body.url, preview)
    return preview
  },
}
