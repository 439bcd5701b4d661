/** What works when there is no network. Apart from the rest, because no first page needs it. */
export { startOffline } from './start-offline.ts'
export { beginUpdate, updateStore, useUpdateReady } from './update.store.ts'
