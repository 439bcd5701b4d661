/** A post in the language of whoever reads it. */
import { dataSharing } from '@skein/contract'
import type { Language, Translation } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import type { PostReader } from '../posts/post-reader.ts'
import { readSettings } from '../settings/settings-store.ts'
import type { CanView } from '../visibility.ts'
import type { Assistance } from './assistance.ts'

type Parts = { database: Database; canView: CanView; posts: PostReader; assistance: Assistance }

/**
 * What a post says in another language. Only what everybody may read leaves for a provider, and only for a member who lets the assistant
 * read posts (docs/decisions/translation.md). Nothing is kept.
 * @throws Problem `post-not-found` or `post-deleted` like every call about a post, `translation-unavailable`, and those of the assistant
 */
export async function translatePost(
  { database, canView, posts, assistance }: Parts,
  viewer: Viewer,
  id: string,
  language: Language,
  left: AbortSignal,
): Promise<Translation> {
  const { isPrivate } = await canView(database.kysely, viewer, id)
  const { dataSharing: level } = await readSettings(database.kysely, viewer.id)
  const post = await posts.one(database.kysely, viewer, id)
  if (post === undefined) throw new Problem('post-not-found')
  if (isPrivate || !dataSharing[level].aiContext || post.content === '') throw new Problem('translation-unavailable')
  return assistance.translate(viewer, { text: post.content, language }, left)
}
