import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this many px of the end the thread follows what comes (behaviour §2.8). */
const nearEnd = 80

type Place = { oldest: string | undefined; newest: string | undefined; height: number }

/**
 * Where a thread stands: at the end when it opens and while its reader is near it, else where the reader left it. Older messages push
 * nothing away; newer ones are announced by `hasNewBelow`.
 * @param keys of the messages, oldest first
 * @param isOwn whether the newest is the reader's own: who writes wants to see it
 */
export function useThreadScroll(keys: readonly string[], isOwn: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const before = useRef<Place>({ oldest: undefined, newest: undefined, height: 0 })
  const [hasNewBelow, setNewBelow] = useState(false)
  const [oldest, newest] = [keys[0], keys.at(-1)]

  const toEnd = useCallback(() => {
    const box = ref.current
    if (box === null) return
    box.scrollTop = box.scrollHeight
    isNear.current = true
    setNewBelow(false)
  }, [])

  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || newest === undefined) return
    const was = before.current
    const isNew = was.newest !== newest
    if (was.newest === undefined || (isNew && (isNear.current || isOwn))) toEnd()
    else if (was.oldest !== oldest && !isNew) box.scrollTop += box.scrollHeight - was.height
    else if (isNew) setNewBelow(true)
    before.current = { oldest, newest, height: box.scrollHeight }
  }, [oldest, newest, isOwn, toEnd])

  // What grows in its place, such as a message that has been decrypted, moves the end away from who reads there.
  useEffect(() => {
    const [box, inside] = [ref.current, content.current]
    if (box === null || inside === null) return undefined
    const observer = new ResizeObserver(() => {
      if (isNear.current) box.scrollTop = box.scrollHeight
      before.current = { ...before.current, height: box.scrollHeight }
    })
    observer.observe(inside)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    content,
    hasNewBelow,
    toEnd,
    onScroll: () => {
      const box = ref.current
      if (box === null) return
      isNear.current = box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd
      before.current = { ...before.current, height: box.scrollHeight }
      if (isNear.current) setNewBelow(false)
    },
  }
}
