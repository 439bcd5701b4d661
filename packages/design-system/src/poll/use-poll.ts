'use client'
import { useState } from 'react'

/** A vote, several, or none, as a list. */
export type Votes = readonly string[]

export type PollVoting = {
  /** What the reader voted for, as far as anybody knows. */
  readonly own: Votes
  /** A vote, or its end, is on its way. */
  readonly sending: boolean
  /** What the last request was for, where it failed. */
  readonly failed: 'vote' | 'retract' | undefined
  /** Shows a vote at once, and takes it back when the request is rejected. */
  readonly send: (votes: Votes, request: () => void | Promise<void>) => Promise<{ error: unknown } | undefined>
  readonly forget: () => void
}

/**
 * The reader's vote. What is sent in this visit shows until the parent's own vote changes: from then on that is the truth,
 * also where it is none any more.
 *
 * @param told the parent's vote, where it knows one; empty for none
 */
export function usePoll(told: Votes | undefined): PollVoting {
  const [local, setLocal] = useState<Votes>()
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<PollVoting['failed']>()
  const key = told && JSON.stringify(told)
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    setLocal(undefined)
  }
  return {
    own: local ?? told ?? [],
    sending,
    failed,
    forget: () => setFailed(undefined),
    send: async (votes, request) => {
      const before = local
      setLocal(votes)
      setFailed(undefined)
      setSending(true)
      try {
        await request()
        return undefined
      } catch (error) {
        // Unless the parent has said something else meanwhile.
        setLocal((now) => (now === votes ? before : now))
        setFailed(votes.length > 0 ? 'vote' : 'retract')
        return { error }
      } finally {
        setSending(false)
      }
    },
  }
}
