import type { Post, ReplyRule } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { CanView } from '../visibility.ts'
import { ownPost } from './own-post.ts'
import type { PostReader } from './post-reader.ts'
import { storedRule } from './reply-rule.ts'

/** What changing the rule takes. */
export type RuleParts = { canView: CanView; write: Write; posts: Pick<PostReader, 'one'> }

/** Writes the rule of a post that its author has locked. */
async function writeRule({ tx, announce }: UnitOfWork, id: string, rule: ReplyRule): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ reply_rule: storedRule(rule) })
    .where('id', '=', id)
    .execute()
  // Whoever has it on the screen reads it anew.
  announce({ kind: 'post-edited', postId: id })
}

/**
 * Says who may reply in the thread of an own post from now on. Replies that are there stay. Safe to repeat.
 * @throws Problem `forbidden` for a foreign post, a reply or a story; `post-deleted`, `post-not-found`
 */
export async function setReplyRule(parts: RuleParts, viewer: Viewer, id: string, rule: ReplyRule): Promise<Post> {
  const { canView, write, posts } = parts
  const post = await write(async (unit) => {
    const before = await ownPost(unit.tx, canView, viewer, id, { lock: true })
    if (before.deleted_at !== null) throw new Problem('post-deleted')
    if (before.reply_to_id !== null || before.type === 'story')
      throw new Problem('forbidden', { message: 'Only the first post of a conversation says who can reply.' })
    await writeRule(unit, id, rule)
    return posts.one(unit.tx, viewer, id)
  })
  if (!post) throw new Problem('post-not-found')
  return post
}
