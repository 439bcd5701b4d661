import type { Migration } from '../migration.ts'

/**
 * Who may reply in a thread, kept on its first post, and on every reply which post that is: a reply deep down is judged by the rule of
 * the first, and the way there is as long as the thread is deep. Without a reference: the first post may be gone.
 */
export const replyRules: Migration = {
  version: 26,
  name: 'reply rules',
  statements: ({ id }) => [
    'alter table posts add column reply_rule text',
    `alter table posts add column root_id ${id}`,
    `with recursive threads (id, root) as (
        select p.id, p.id from posts p where p.reply_to_id is null
        union all select r.id, threads.root from threads join posts r on r.reply_to_id = threads.id)
      update posts set root_id = threads.root from threads where threads.id = posts.id and posts.reply_to_id is not null`,
  ],
}
