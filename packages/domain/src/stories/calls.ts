import { Id } from '@skein/contract/schemas'
import type { Database } from '../database/database.ts'
import { callsWith } from '../calls/define-call.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { postId } from '../posts/post-id.ts'
import type { PostAccess, CanView } from '../visibility.ts'
import type { Stories } from './story-reader.ts'

type Needs = {
  database: Database
  stories: Stories
  canView: CanView
  now: Clock
}

const defineCall = callsWith<Needs>()

/** The story of the address. @throws Problem `post-not-found` where it is none or not for the viewer, `post-deleted` when its time is over */
async function storyOf({
  database,
  viewer,
  params,
  canView,
}: Pick<CallContext<'markStorySeen', Needs>, 'database' | 'viewer' | 'params' | 'canView'>): Promise<
  PostAccess & { id: string }
> {
  const id = postId(params.id)
  const access = await canView(database.kysely, viewer, id)
  if (!access.isStory) throw new Problem('post-not-found')
  return { id, ...access }
}

const authors = defineCall('listStories', ({ viewer, stories }) => stories.authors(viewer))

const ofMember = defineCall('listStoriesOf', ({ viewer, stories, params }) => {
  if (!Id.safeParse(params.id).success) throw new Problem('user-not-found')
  return stories.of(viewer, params.id.toLowerCase())
})

const seen = defineCall(
  'markStorySeen',
  async (context) => {
    const { viewer, database, now } = context
    const { id, authorId } = await storyOf(context)
    // One's own is always seen, and nobody counts as their own audience.
    if (authorId === viewer.id) return undefined
    await database.kysely
      .insertInto('story_views')
      .values({ post_id: id, user_id: viewer.id, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return undefined
  },
  { limit: 'toggles' },
)

const viewers = defineCall('listStoryViewers', async (context) => {
  const { viewer, stories, query } = context
  const { id, authorId } = await storyOf(context)
  if (authorId !== viewer.id) throw new Problem('forbidden')
  return stories.viewers(viewer, id, { before: query.before?.toLowerCase(), limit: query.limit })
})

/** Stories (behaviour §2.6). */
export const storyCalls = [authors, ofMember, seen, viewers]
