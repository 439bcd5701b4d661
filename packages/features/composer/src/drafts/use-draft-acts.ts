import { useState } from 'react'
import { serverMessageOf } from '@skein/data'
import { toast } from '@skein/design-system'

/** What is said when it is done, and when it could not be. */
type Words = { done: string; failed: string }

/** Does something with a draft of the list, one at a time, and says how it went. */
export function useDraftActs(): {
  isActing: boolean
  act: (work: () => Promise<unknown>, words: Words) => Promise<void>
} {
  const [isActing, setActing] = useState(false)
  return {
    isActing,
    async act(work, { done, failed }) {
      setActing(true)
      try {
        await work()
        toast({ title: done })
      } catch (error) {
        toast({ title: failed, description: serverMessageOf(error), tone: 'danger' })
      } finally {
        setActing(false)
      }
    },
  }
}
