import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../client/call.ts'
import { typingKey } from './typing.ts'
import { createTypist, type Typist } from './typist.ts'

/** Whether a member writes to the viewer now, as the event stream says it. */
export const useTyping = (userId: string): boolean =>
  useQuery<boolean>({ queryKey: typingKey(userId), queryFn: skipToken }).data === true

const silent: Typist = { wrote: () => {}, stop: () => {} }

/**
 * Lets a member know that the viewer writes to them. Signs go out in their order; one that fails is told to nobody, the next may do better.
 * @param isTold whether the viewer wants that, and can send what they write
 */
export function useTypist(userId: string, isTold: boolean): Typist {
  const typist = useMemo(() => {
    if (!isTold) return silent
    let last: Promise<unknown> = Promise.resolve()
    return createTypist((typing) => {
      last = last.then(() => call('tellTyping', { params: { userId }, body: { typing } }).catch(() => undefined))
    })
  }, [userId, isTold])
  useEffect(() => () => typist.stop(), [typist])
  return typist
}
