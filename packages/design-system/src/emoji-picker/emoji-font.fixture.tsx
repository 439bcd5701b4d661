import url from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2?url'

let loading: Promise<void> | undefined

/**
 * The same emoji on every machine that runs the tests, whatever it has installed. It is no part of the
 * package: people see the emoji of their own system.
 */
export function loadEmojiFont(): Promise<void> {
  loading ??= new FontFace('Noto Color Emoji', `url(${url})`).load().then((face) => void document.fonts.add(face))
  return loading
}
