/** What another app shared with this one, where the service worker keeps it (apps/web/worker/keep-share.ts) until its page comes. */
import { accountHeader, sharedCache } from '@skein/contract/account-header'
import { sharedFiles, sharedHours, sharePath, type SharedWords } from '@skein/contract/share'

export type Shared = { words: SharedWords; files: File[] }

const hourMs = 3_600_000

/** Nobody came for it in time, or it is another member's. */
function isGone({ headers }: Response, viewerId: string): boolean {
  const owner = headers.get(accountHeader)
  const age = Date.now() - Date.parse(headers.get('date') ?? '')
  return (owner !== null && owner !== viewerId) || !(age < sharedHours * hourMs)
}

function contentOf(form: FormData): Shared {
  const word = (name: keyof SharedWords) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    words: { title: word('title'), text: word('text'), url: word('url') },
    // A form without a file still has its field, with nothing in it.
    files: form.getAll(sharedFiles).flatMap((file) => (typeof file !== 'string' && file.size > 0 ? [file] : [])),
  }
}

/** Drops what was shared: it has arrived. */
export async function dropShared(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(sharedCache).catch(() => false)
}

/** What was shared and waits for this member; it stays until it is dropped. Nothing where storage is refused, too. */
export async function readShared(viewerId: string): Promise<Shared | undefined> {
  if (typeof caches === 'undefined') return undefined
  try {
    const kept = await caches.match(sharePath, { cacheName: sharedCache })
    if (kept === undefined) return undefined
    if (!isGone(kept, viewerId)) return contentOf(await kept.formData())
    await dropShared()
    return undefined
  } catch {
    return undefined
  }
}
