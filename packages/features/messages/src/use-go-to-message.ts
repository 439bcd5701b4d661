import { useEffect, useRef, useState, type RefObject } from 'react'

/** Pages of older messages that one press reads at most. */
const maxPages = 10

/** How far the way to a message has come. */
type Way = {
  pages: number
  /** The oldest message when older ones were asked for last. */
  asked: string | null
  isReached: boolean
  isGivenUp: boolean
}

const begun: Way = { pages: 0, asked: null, isReached: false, isGivenUp: false }

type Thread = {
  messages: readonly { id: string | null }[]
  hasMore: boolean
  moreError: unknown
  loadMore: () => void
}

/**
 * Goes to a message of a thread: it is marked and has the focus. Where it is older than what has been read, older ones are read until it is
 * there.
 * @param content holds the messages, each with its id in `data-message`
 * @param onMissing where it is not among them, or too far up for one press
 * @returns the id of the message that is marked, until something else has the focus
 */
export function useGoToMessage(
  content: RefObject<HTMLElement | null>,
  { messages, hasMore, moreError, loadMore }: Thread,
  onMissing: () => void,
) {
  // An object, so that a second press for the same one begins anew.
  const [to, setTo] = useState<{ goal: string | undefined }>({ goal: undefined })
  const way = useRef(begun)
  const isHere = messages.some(({ id }) => id !== null && id === to.goal)
  const oldest = messages.find(({ id }) => id !== null)?.id ?? ''

  useEffect(() => {
    const { goal } = to
    const { pages, asked, isReached, isGivenUp } = way.current
    if (goal === undefined || isReached) return
    if (isHere) {
      way.current = { ...way.current, isReached: true }
      const found = content.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(goal)}"]`)
      found?.focus({ preventScroll: true })
      found?.scrollIntoView({ block: 'center' })
      return
    }
    if (isGivenUp) return
    // Ids grow with time: where something older than the goal is here, the goal would be as well.
    const isEnd = !hasMore || pages >= maxPages || oldest < goal
    const isAsked = asked === oldest
    if (isEnd || (isAsked && moreError !== null)) {
      way.current = { ...way.current, isGivenUp: true }
      onMissing()
    } else if (!isAsked) {
      way.current = { ...way.current, asked: oldest, pages: pages + 1 }
      loadMore()
    }
  }, [to, isHere, hasMore, moreError, oldest, content, loadMore, onMissing])

  return {
    marked: isHere ? to.goal : null,
    go: (id: string) => {
      way.current = begun
      setTo({ goal: id })
    },
    leave: () => setTo({ goal: undefined }),
  }
}
