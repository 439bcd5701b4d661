import { useEffect, useReducer, useRef } from 'react'
import { useCreatePost, useDraft, useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canPost, emptyComposer, stepComposer } from './composer.ts'
import { ComposerView } from './ComposerView.tsx'

type ComposerProps = {
  /** Names the draft: each place has its own. */
  draftKey?: string
  onPosted?: () => void
}

/**
 * Writing a post (specification §2.3, §4, §5, §8). The text is kept as a draft in this browser until it is posted; a failure keeps
 * it in the box. A second press while the first is on its way does nothing.
 */
export function Composer({ draftKey = 'composer', onPosted }: ComposerProps) {
  const m = useMessages('composer')
  const viewer = useViewer()
  const box = useRef<HTMLTextAreaElement>(null)
  const isSending = useRef(false)
  const [state, dispatch] = useReducer(stepComposer, emptyComposer)
  const { draft, setDraft, clear, isReady } = useDraft(draftKey)
  const createPost = useCreatePost()

  const wasRestored = useRef(false)
  useEffect(() => {
    if (!isReady || wasRestored.current) return
    wasRestored.current = true
    if (draft !== '') dispatch({ type: 'restored', text: draft })
  }, [isReady, draft])

  const post = async () => {
    if (!canPost(state) || isSending.current) return
    isSending.current = true
    dispatch({ type: 'sent' })
    try {
      await createPost.mutateAsync({ content: state.text.trim(), authorId: viewer?.id })
      dispatch({ type: 'succeeded' })
      clear()
      toast({ title: m.postCreated() })
      box.current?.focus()
      onPosted?.()
    } catch {
      dispatch({ type: 'failed' })
      toast({ title: m.postFailed(), variant: 'destructive' })
    } finally {
      isSending.current = false
    }
  }

  return (
    <ComposerView
      ref={box}
      author={viewer}
      state={state}
      onChange={(text) => {
        dispatch({ type: 'typed', text })
        setDraft(text)
      }}
      onPost={() => void post()}
    />
  )
}
