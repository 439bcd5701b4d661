import { useEffect, useRef, type Dispatch } from 'react'
import { useCreatePost, useEditPost, useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ComposerState } from '../machine/composer.ts'
import type { ComposerEvent } from '../machine/events.ts'
import { newPostOf, type Subject } from '../machine/new-post.ts'

/**
 * Sends what is written once the machine is posting: exactly once for each time it comes to that, whatever renders in between. The
 * toasts are those of specification §8; a failure leaves everything where it is.
 */
export function useSend(
  state: ComposerState,
  subject: Subject,
  dispatch: Dispatch<ComposerEvent>,
  onDone: () => void,
): void {
  const m = useMessages('compose')
  const texts = useMessages('composer')
  const viewer = useViewer()
  const { mutateAsync: create } = useCreatePost()
  const { mutateAsync: edit } = useEditPost(subject.kind === 'edit' ? subject.post.id : '')
  const sent = useRef<ComposerState>(undefined)

  const send = useRef(async () => {})
  useEffect(() => {
    send.current = async () => {
      const { post } = state
      try {
        if (subject.kind === 'edit') {
          await edit({ content: post.text.trim(), contentWarning: post.warning?.trim() || null })
        } else {
          await create(newPostOf(post, subject, viewer?.id))
        }
        toast({ title: subject.kind === 'edit' ? m.postUpdated() : texts.postCreated() })
        dispatch({ type: 'succeeded' })
        onDone()
      } catch {
        dispatch({ type: 'failed' })
        toast({ title: subject.kind === 'edit' ? m.editFailed() : texts.postFailed(), variant: 'destructive' })
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
