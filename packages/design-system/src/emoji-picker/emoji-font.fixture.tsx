import { server } from 'vitest/browser'
import packed from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff?url'
import url from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2?url'
import { withSimplePictures } from './simple-pictures.fixture.ts'

let loading: Promise<void> | undefined

async function load(): Promise<void> {
  const source =
    server.browser === 'webkit' ? await withSimplePictures(await (await fetch(packed)).arrayBuffer()) : `url(${url})`
  document.fonts.add(await new FontFace('Noto Color Emoji', source).load())
}

/**
 * The same emoji on every machine that runs the tests, whatever it has installed. It is no part of the
 * package: people see the emoji of their own system.
 */
export function loadEmojiFont(): Promise<void> {
  loading ??= load()
  return loading
}
