import { sheetCookie } from '@skein/contract/page-cookies'

/** Tells the server which style sheet this browser has fetched (style-sheet.ts), so that the next page comes without rules inside. */
export function keepSheet(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (link === null || link.sheet === null) return
  const name = link.href.slice(link.href.lastIndexOf('/') + 1)
  document.cookie = `${sheetCookie}=${name}; path=/; max-age=31536000; samesite=lax`
}
