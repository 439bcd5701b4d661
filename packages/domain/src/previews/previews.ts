/** Previews of web addresses, as posts and calls use them. */
import { entitiesOf } from '@skein/contract'
import type { UrlPreview } from '@skein/contract'
import { UrlPreview as Preview } from '@skein/contract/schemas'
import type { Executor } from '../database/statements.ts'
import { storedJson } from '../database/stored.ts'
import { digestOf } from '../digest.ts'

/** The preview service. */
export type Previews = {
  /**
   * The preview of an address, from memory or from the page.
   * @throws Problem `preview-unavailable`, or `too-many-requests` where this member has asked for too many new ones
   */
  of: (memberId: string, address: string) => Promise<UrlPreview>
  /**
   * The preview of an address as this service made it, for a post: never what a client says of it.
   * @returns nothing where none was made
   */
  asMade: (executor: Executor, address: string) => Promise<{ preview: UrlPreview; image: string | null } | undefined>
  /** Notes that a post shows a picture, which is then kept as long as the post. */
  keep: (executor: Executor, postId: string, image: string) => Promise<void>
  /** Takes the preview from a post when an edit has taken its link out of the words. */
  followEdit: (executor: Executor, postId: string, words: { before: string; after: string }) => Promise<void>
}

/** The address a preview is known by: normalised, without what points into the page. @returns nothing for anything but http and https */
export function previewKeyOf(address: string): { href: string; hash: string; shown: string } | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const shown = url.href
  if (shown.length > 2048) return undefined
  url.hash = ''
  return { href: url.href, shown, hash: digestOf(url.href) }
}

/** What is kept of an address. */
export const findPreview = (executor: Executor, hash: string) =>
  executor
    .selectFrom('link_previews')
    .select(['answer', 'image', 'expires_at'])
    .where('url_hash', '=', hash)
    .executeTakeFirst()

/** What was kept of a preview, at the address that was asked for. */
export const shownAs = (answer: string | null | undefined, url: string): UrlPreview | undefined => {
  const preview = answer ? storedJson(Preview, answer) : undefined
  return preview && { ...preview, url }
}

/**
 * The preview of an address as this server made it: never what somebody says of it.
 * @returns nothing where none was made; also one that is no longer fresh: it is what the author saw when they wrote
 */
export async function previewAsMade(
  executor: Executor,
  address: string,
): Promise<{ preview: UrlPreview; image: string | null } | undefined> {
  const key = previewKeyOf(address)
  if (key === undefined) return undefined
  const known = await findPreview(executor, key.hash)
  const preview = shownAs(known?.answer, key.shown)
  return preview && { preview, image: known?.image ?? null }
}

/** Notes that a post shows a picture of a preview, which is then kept as long as the post. */
export async function keepPreview(executor: Executor, postId: string, image: string): Promise<void> {
  await executor.insertInto('post_previews').values({ post_id: postId, image }).execute()
}

const linksTo = (text: string, hash: string) =>
  entitiesOf(text).some(({ kind, value }) => kind === 'link' && previewKeyOf(value)?.hash === hash)

/** Takes the preview from a post when an edit has taken its link out of the words. */
export async function followEditOfLink(
  executor: Executor,
  postId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const post = await executor.selectFrom('posts').select('url_preview').where('id', '=', postId).executeTakeFirst()
  if (!post?.url_preview) return
  const hash = previewKeyOf(storedJson(Preview, post.url_preview)?.url ?? '')?.hash
  if (hash === undefined || !linksTo(before, hash) || linksTo(after, hash)) return
  await executor.updateTable('posts').set({ url_preview: null }).where('id', '=', postId).execute()
  await executor.deleteFrom('post_previews').where('post_id', '=', postId).execute()
}
