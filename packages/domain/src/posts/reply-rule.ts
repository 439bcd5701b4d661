/**
 * Who may reply in a thread: what the author of its first post chose, for every reply in it, however deep. Blocks and private accounts
 * are not its business: who may not see a post cannot answer it in the first place.
 */
import type { ReplyRule } from '@skein/contract'
import { limitedReplyRules } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Executor } from '../database/statements.ts'

type Fragment = RawBuilder<unknown>
type Limited = (typeof limitedReplyRules)[number]

/** The rule as its column holds it. @returns null for everyone */
export const storedRule = (rule: ReplyRule | undefined): Limited | null =>
  rule === undefined || rule === 'everyone' ? null : rule

/** The rule of a column; what nobody knows is the narrowest, as whoever set it wanted fewer replies than all. */
export const ruleFrom = (stored: string): Limited => limitedReplyRules.find((rule) => rule === stored) ?? 'nobody'

/**
 * Whether the viewer may reply in the thread whose first post is `root`, a row of a rule that is not everyone. Its author may always;
 * members it mentions unless nobody may; members its author follows where the rule says so.
 */
export const mayReply = (viewer: Fragment, root: string): Fragment => {
  const r = sql.id(root)
  return sql`(${r}.author_id = ${viewer}
    or (${r}.reply_rule in ('following', 'mentioned') and exists (
      select 1 from mentions rm where rm.post_id = ${r}.id and rm.user_id = ${viewer}))
    or (${r}.reply_rule = 'following' and exists (select 1 from follows rf
      where rf.follower_id = ${r}.author_id and rf.followee_id = ${viewer} and rf.state = 'following')))`
}

const why = {
  following: (by: string) => `Only people @${by} follows or mentions can reply.`,
  mentioned: (by: string) => `Only people @${by} mentions can reply.`,
  nobody: (by: string) => `Only @${by} can reply.`,
} satisfies Record<Limited, (by: string) => string>

/**
 * Lets through who may reply in the thread.
 * @param root the id of its first post, which may be deleted: who may reply outlives what was said
 * @throws Problem `cannot-reply`, which says who can
 */
export async function refuseReply(executor: Executor, viewer: Pick<Viewer, 'id'>, root: string): Promise<void> {
  const { rows } = await sql<{ rule: string; username: string; gone: number | null }>`
    select r.reply_rule as rule, u.username, u.deactivated_at as gone from posts r join users u on u.id = r.author_id
    where r.id = ${root} and r.reply_rule is not null and not ${mayReply(sql`${viewer.id}`, 'r')}`.execute(executor)
  const [row] = rows
  if (row === undefined) return
  throw new Problem('cannot-reply', row.gone === null ? { message: why[ruleFrom(row.rule)](row.username) } : {})
}
