/** Under which keys something may be sealed between two members, and when it must be. */
import type { UnitOfWork } from '../events/unit-of-work.ts'
import { Problem } from '../calls/problem.ts'
import { currentKey } from '../keys/keys.ts'

type Tx = UnitOfWork['tx']
type Between = { senderId: string; receiverId: string; now: number }

/** @throws Problem `key-changed` where one of the keys is not the current one */
export async function requireCurrentKeys(
  tx: Tx,
  { senderId, receiverId, now }: Between,
  { senderKeyId, receiverKeyId }: { senderKeyId: string; receiverKeyId: string },
): Promise<void> {
  const [sender, receiver] = [await currentKey(tx, senderId, now), await currentKey(tx, receiverId, now)]
  if (sender?.keyId !== senderKeyId || receiver?.keyId !== receiverKeyId) throw new Problem('key-changed')
}

/**
 * Between two who both have a key nothing goes in clear: a browser that does not know of a key yet looks again and seals.
 * @throws Problem `key-changed`
 */
export async function refusePlain(tx: Tx, { senderId, receiverId, now }: Between): Promise<void> {
  const [sender, receiver] = [await currentKey(tx, senderId, now), await currentKey(tx, receiverId, now)]
  if (sender && receiver) throw new Problem('key-changed')
}
