import url from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2?url'

let loading: Promise<void> | undefined

/**
 * One emoji font for every story, from the first, and the text's own: pictures then look the same in whatever order the stories run, and
 * nothing that a story measures moves when the font arrives.
 */
export async function fontLoader(): Promise<void> {
  loading ??= new FontFace('Noto Color Emoji', `url(${url})`).load().then((face) => void document.fonts.add(face))
  await Promise.all([loading, document.fonts.load("1rem 'Geist Variable'")])
}
