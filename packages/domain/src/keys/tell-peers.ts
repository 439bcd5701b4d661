import { sql } from 'kysely'
import type { UnitOfWork } from '../events/unit-of-work.ts'

/** Conversations whose other side is told at once that a key changed; the others see it when they open theirs. */
const toldAtOnce = 200

/** Tells those a member writes with that something about the member's key is another. */
export async function tellPeers({ tx, announce }: Pick<UnitOfWork, 'tx' | 'announce'>, userId: string): Promise<void> {
  const { rows } = await sql<{ peer_id: string }>`
    select c.peer_id from conversations c where c.user_id = ${userId}
    order by c.last_message_id desc limit ${toldAtOnce}`.execute(tx)
  for (const { peer_id: peer } of rows) announce({ kind: 'conversation-changed', userId: peer, peerId: userId })
}
