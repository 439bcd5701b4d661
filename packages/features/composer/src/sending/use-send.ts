import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError, postLater, useCreatePost, useEditPost, useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import type { ComposerState } from '../machine/composer.ts'
import type { Composition } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { afterPosted } from '../machine/thread.ts'
import { newPostOf } from './new-post.ts'
import type { Subject } from '../machine/subject.ts'

/** What is said of the sending when it is over (specification §8). */
export type SendWords = { done: string; failed: string; waits?: string }

/** Why it was refused, where trying again does not help: the server says who may reply. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'cannot-reply' ? error.serverMessage : undefined

/**
 * Sends what is written once the machine is posting, from the box and from the dialog: exactly once for each time it comes to that,
 * whatever renders in between. A failure leaves everything where it is; of a thread, what is not published yet.
 * @param onDone told when the post is there, also where the view has gone meanwhile.
 */
export function useSend(
  state: ComposerState,
  subject: Subject,
  dispatch: Dispatch<ComposerEvent>,
  words: SendWords,
  onDone: () => void,
): void {
  const viewer = useViewer()
  const { mutateAsync: create } = useCreatePost()
  const { mutateAsync: edit } = useEditPost(subject.kind === 'edit' ? subject.post.id : '')
  const sent = useRef<ComposerState>(undefined)

  const send = useRef(async () => {})
  useEffect(() => {
    send.current = async () => {
      const { post } = state
      /** Sends it, and then what follows it, one after the other. @returns false where the last waits for the network */
      const sendThread = async (first: Composition): Promise<boolean> => {
        const body = newPostOf(first, subject, viewer?.id)
        const isLast = first.more.length === 0
        try {
          const { id } = await create(body)
          if (isLast) return true
          dispatch({ type: 'part-posted', id })
          return await sendThread(afterPosted(first, id))
        } catch (error) {
          // What follows has to know what it answers.
          if (!isLast) throw error
          await postLater(body, error)
          return false
        }
      }
      let title = words.done
      try {
        if (subject.kind === 'edit') {
          await edit({ content: post.text.trim(), contentWarning: post.warning?.trim() || null })
        } else {
          const isThere = await sendThread(post)
          if (!isThere) title = words.waits ?? words.done
        }
        toast({ title })
        dispatch({ type: 'succeeded' })
        onDone()
      } catch (error) {
        dispatch({ type: 'failed' })
        toast({ title: refusalOf(error) ?? words.failed, tone: 'danger' })
      }
    }
  })

  useEffect(() => {
    if (state.status !== 'posting') {
      sent.current = undefined
      return
    }
    // A late progress report makes a new state of the same sending.
    if (sent.current !== undefined) return
    sent.current = state
    void send.current()
  }, [state])
}
