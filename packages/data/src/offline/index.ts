/** What works when there is no network. Apart from the rest, because no first page needs it. */
export { startOffline } from './start-offline.ts'
export { sendWaiting } from './send-waiting.ts'
export { removeWaiting, tryAgain } from './waiting-list.ts'
export { useWaiting, type Waiting } from './waiting.store.ts'
export { beginUpdate, updateStore, useUpdateReady } from './update.store.ts'
