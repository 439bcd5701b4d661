/** Who liked a post, and who reposted it: what is counted can be opened. */
import type { SuggestedUser } from '@skein/contract'
import { sql } from 'kysely'
import type { CallContext } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/ids.ts'
import { peoplePage } from '../users/people-page.ts'
import { notBlocked } from '../visibility.ts'
import type { CanView } from '../visibility.ts'
import { postId } from './post-id.ts'

type Context = CallContext<'listLikes' | 'listReposts', { database: Database; canView: CanView }>

/** @throws Problem `post-not-found`, `post-deleted` where the viewer may not see the post */
async function list({ database, canView, viewer, params, query }: Context, table: 'likes' | 'reposts') {
  const id = postId(params.id)
  await canView(database.kysely, viewer, id)
  const me = sql`${viewer?.id ?? nobody}`
  const shown = sql`u.deactivated_at is null and ${notBlocked(me)}`
  const marks = { table, of: ['post_id', id], member: 'user_id', order: 'by-member' } as const
  return peoplePage(database, { ...marks, shown, viewer: me, query })
}

/** Who liked a post, who came to Skein last first; who has a block with the viewer is left out. */
export const listLikes = (context: Context): Promise<SuggestedUser[]> => list(context, 'likes')

/** Who reposted a post; as likes. */
export const listReposts = (context: Context): Promise<SuggestedUser[]> => list(context, 'reposts')
