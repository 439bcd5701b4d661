import type { Migration } from '../migration.ts'

/** Conversations with the assistant, one row a question with its answer, and the digest beside the feed. Both go with the account. */
export const chat: Migration = {
  version: 9,
  name: 'chat',
  statements: ({ id, time, withoutRowid }) => {
    const user = `${id} not null references users (id) on delete cascade`
    return [
      `create table chat_messages (
        id ${id} primary key, user_id ${user}, question text not null, answer text not null, provider text not null,
        sources text not null, complete integer not null, created_at ${time} not null)`,
      'create index chat_messages_of_user on chat_messages (user_id, id)',

      `create table insight_digests (
        user_id ${id} not null primary key references users (id) on delete cascade, provider text not null, lines text not null,
        created_at ${time} not null) ${withoutRowid}`,
    ]
  },
}
