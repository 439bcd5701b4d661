import { useEffect, useRef, useState } from 'react'
import { createPostKey } from '@skein/data'
import { useQueryClient } from '@tanstack/react-query'

/**
 * Tells of a reply that was sent from this page, once it stands in the thread. What the member writes on another device is not told of:
 * here they may be reading.
 * @param ids every reply that is shown
 */
export function useSentReply(
  ids: readonly string[],
  isOwn: (id: string) => boolean,
  onSent: (id: string) => void,
): void {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const told = useRef(0)
  const isSending = useRef(false)
  const known = useRef<ReadonlySet<string>>(new Set(ids))
  const fresh = useRef<string>(undefined)

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== createPostKey[0]) return
        const { type } = event.action
        if (type === 'pending') isSending.current = true
        else if (type === 'error') isSending.current = false
        else if (type === 'success') setSent((count) => count + 1)
      }),
    [client],
  )

  // The event stream may bring it before the answer does.
  useEffect(() => {
    if (isSending.current) fresh.current = ids.findLast((id) => !known.current.has(id) && isOwn(id)) ?? fresh.current
    known.current = new Set(ids)
    if (sent === told.current || fresh.current === undefined) return
    const id = fresh.current
    fresh.current = undefined
    isSending.current = false
    told.current = sent
    onSent(id)
  })
}
