import { sheetCookie } from '@skein/contract/page-cookies'

/**
 * Fetches the style sheet for the next page, where this one came with it inside, and tells the server (style-sheet.ts). Without a network the
 * next page comes with it as well.
 */
export async function keepSheet(): Promise<void> {
  const href = document.querySelector('style[data-sheet] + link')?.getAttribute('href') ?? null
  if (href === null) return
  const answer = await fetch(href, { priority: 'low' })
  if (!answer.ok) return
  await answer.arrayBuffer()
  const name = href.slice(href.lastIndexOf('/') + 1)
  document.cookie = `${sheetCookie}=${name}; path=/; max-age=31536000; samesite=lax`
}
