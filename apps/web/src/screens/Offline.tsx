import {
  beginUpdate,
  removeWaiting,
  sendWaiting,
  tryAgain,
  updateStore,
  useUpdateReady,
  useWaiting,
} from '@skein/data/offline'
import { UpdateNotice, WaitingNotice } from '@skein/feature-shell'
import { useQueryClient } from '@tanstack/react-query'

/** What is told of the network's comings and goings, over every page of a member: what waits to be sent, else a newer build. */
export function Offline() {
  const client = useQueryClient()
  const items = useWaiting()
  const isReady = useUpdateReady()
  return (
    <>
      <WaitingNotice
        items={items}
        onTryAgain={(id) => void tryAgain(id).then(() => sendWaiting(client))}
        onRemove={(id) => void removeWaiting(id)}
      />
      <UpdateNotice
        isReady={isReady && items.length === 0}
        onReload={() => beginUpdate()}
        onLater={updateStore.dismiss}
      />
    </>
  )
}
