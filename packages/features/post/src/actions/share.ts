import { pageAddress } from '@skein/contract/addresses'
import { toast } from '@skein/design-system'
import { messagesOf, type Language } from '@skein/i18n'

const fullAddress = (path: string): string => new URL(path, location.origin).href

/** Puts an address of the product on the clipboard, and says whether that worked. */
async function copyAddress(path: string, language: Language): Promise<void> {
  const m = await messagesOf(language, 'postMore')
  try {
    await navigator.clipboard.writeText(fullAddress(path))
    toast({ title: m.linkCopied() })
  } catch {
    toast({ title: m.linkNotCopied(), tone: 'danger' })
  }
}

/** The platform's share sheet, else the link is copied (behaviour §2.5). Closing the sheet is no failure. */
export async function shareAddress(path: string, title: string, language: Language): Promise<void> {
  const data = { title, url: fullAddress(path) }
  if (!('share' in navigator)) return copyAddress(path, language)
  try {
    await navigator.share(data)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyAddress(path, language)
  }
}

/** Copies the link of a post. */
export const copyLink = (id: string, language: Language): Promise<void> =>
  copyAddress(pageAddress('/post/$id', { id }), language)

/** Shares a post by its link. */
export const sharePost = (id: string, title: string, language: Language): Promise<void> =>
  shareAddress(pageAddress('/post/$id', { id }), title, language)
