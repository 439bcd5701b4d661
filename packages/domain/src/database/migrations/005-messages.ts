import type { Migration } from '../migration.ts'

/**
 * Messages between two members: what each of them sees of a conversation, encrypted messages in their order, pictures of messages, and
 * public keys.
 */
export const messagesInFull: Migration = {
  version: 5,
  name: 'messages',
  statements: ({ id, time, withoutRowid }, engine) => {
    const user = (column: string) => `${column} ${id} not null references users (id) on delete cascade`
    const newest = engine === 'postgres' ? 'cast(max(cast(m.id as text)) as uuid)' : 'max(m.id)'
    return [
      'alter table messages add column image text',
      'alter table messages add column sender_key_id text',
      'alter table messages add column counter integer',
      // Deleting is for oneself; the row goes when both have.
      'alter table messages add column deleted_by_sender integer not null default 0',
      'alter table messages add column deleted_by_receiver integer not null default 0',
      `create unique index messages_in_order on messages (sender_id, receiver_id, sender_key_id, counter)
        where counter is not null`,

      `create table conversations (
        ${user('user_id')}, ${user('peer_id')}, last_message_id ${id}, unread integer not null default 0,
        accepted integer not null default 0, primary key (user_id, peer_id)) ${withoutRowid}`,
      'create index conversations_by_time on conversations (user_id, last_message_id desc)',
      'create index conversations_unread on conversations (user_id) where unread > 0',
      // What was written before belongs to conversations that both have accepted.
      `insert into conversations (user_id, peer_id, last_message_id, unread, accepted)
        select m.one, m.other, ${newest}, sum(m.unread), 1 from (
          select sender_id as one, receiver_id as other, id, 0 as unread from messages
          union all
          select receiver_id as one, sender_id as other, id, case when read_at is null then 1 else 0 end as unread from messages
        ) m group by m.one, m.other`,

      `create table encryption_keys (
        ${user('user_id')}, key_id text not null, public_key text not null, backup text, current integer not null default 1,
        created_at ${time} not null, primary key (user_id, key_id)) ${withoutRowid}`,
      'create unique index encryption_keys_current on encryption_keys (user_id) where current = 1',

      `alter table media add column message_id ${id} references messages (id) on delete set null`,
      'create index media_by_message on media (message_id) where message_id is not null',
    ]
  },
}
