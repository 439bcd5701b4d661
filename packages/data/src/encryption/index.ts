/** What tests and stories need to play the other side of a conversation, and to leave nothing behind in the browser. */
export { sealMessage, openMessage, type Content } from './envelope.ts'
export { deleteDraft } from '../drafts/draft.store.ts'
export { outbox } from '../messages/outbox.store.ts'
export { sealPicture } from './picture.ts'
export { wrapKey } from './backup.ts'
export { identityOf, makeIdentity, type Identity, type PrivateKeyData } from './identity.ts'
export { clearKeys, readTrust, writeIdentity, writeTrust } from './key.store.ts'
export { safetyNumber } from './safety-number.ts'
