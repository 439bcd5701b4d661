import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isBlank, type UrlPreview } from '@skein/contract'
import { useCreatePost, useDraftOf, useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Wish } from '../dialog/use-first-wish.ts'
import { draftKeyOf } from '../machine/subject.ts'
import { useComposerDialog } from '../use-composer-dialog.tsx'
import { boxDraft } from './box-draft.ts'
import { canPostBox } from './box-text.ts'
import { boxAtRest, type BoxEngineProps } from './box-view.ts'

/** What is kept up to date for what runs later than the render that it was made in. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

/**
 * What the short box does beyond showing a text: its draft, sending it, and the dialog for everything that is more than a text. It comes
 * when somebody is about to write, takes over the text as it stands, and then does what was asked for meanwhile.
 * @returns the dialog, to be drawn.
 */
export function useBoxEngine({
  subject,
  state,
  dispatch,
  view,
  show,
  places: { field, continueButton },
  onReady,
  onPosted,
}: BoxEngineProps) {
  const m = useMessages('composer')
  const viewer = useViewer()
  const isSending = useRef(false)
  const { draft, setDraft, clear, isReady } = useDraftOf(draftKeyOf(subject), boxDraft)
  const { mutateAsync: createPost } = useCreatePost()
  const composer = useComposerDialog()
  // What it was asked for, while the dialog is on its way.
  const wishes = useRef<Wish[]>(undefined)
  const latest = useLatest({ state, view, isOpening: composer.isLoading })

  const wasRead = useRef(false)
  useEffect(() => {
    if (!isReady || wasRead.current) return
    wasRead.current = true
    if (isBlank(draft.text) && !draft.hasParts) return
    // Typed before this was here: newer than what was stored, and not 'restored'.
    if (latest.current.state.text !== '') return
    show({ hasParts: draft.hasParts, isRestored: true })
    dispatch({ type: 'restored', text: draft.text })
  }, [isReady, draft, dispatch, show, latest])

  useEffect(() => show({ isOpening: composer.isLoading }), [composer.isLoading, show])

  const reset = () => {
    clear()
    show({ hasParts: false, isRestored: false, preview: boxAtRest.preview })
  }

  const handover = () => {
    const { text } = latest.current.state
    const { preview, hasParts } = latest.current.view
    if (hasParts) return undefined
    return { text, caret: field.current?.selectionStart ?? text.length, preview }
  }

  const post = async () => {
    const { state: now, view: shown, isOpening } = latest.current
    // While the dialog is on its way, more is about to be added to the post.
    if (!canPostBox(now) || isSending.current || isOpening) return
    const preview: UrlPreview | undefined = shown.preview.status === 'shown' ? shown.preview.preview : undefined
    isSending.current = true
    dispatch({ type: 'sent' })
    try {
      await createPost({
        content: now.text.trim(),
        authorId: viewer?.id,
        ...(subject.kind === 'reply' && { replyToId: subject.post.id }),
        ...(preview !== undefined && { urlPreview: preview }),
      })
      dispatch({ type: 'succeeded' })
      reset()
      toast({ title: m.postCreated() })
      // Without moving the page: a thread shows the new reply, wherever that stands.
      field.current?.focus({ preventScroll: true })
      onPosted?.()
    } catch {
      dispatch({ type: 'failed' })
      toast({ title: m.postFailed(), variant: 'destructive' })
    } finally {
      isSending.current = false
    }
  }

  const open = (wish: Wish) => {
    if (wishes.current !== undefined) {
      wishes.current.push(wish)
      return
    }
    const asked = [wish]
    wishes.current = asked
    const opening = composer.open(() => ({
      subject,
      wishes: asked,
      isDraftKnown: true,
      handover: handover(),
      returnFocusTo: field,
      onClose: (left) => {
        dispatch({ type: 'handed-back', text: left.text })
        show({ hasParts: left.hasParts, isRestored: false, ...(left.text === '' && { preview: boxAtRest.preview }) })
        // The field that would take the focus has given way to the card of the draft, or the other way round.
        requestAnimationFrame(() => (continueButton.current ?? field.current)?.focus({ preventScroll: true }))
      },
    }))
    void opening.finally(() => {
      wishes.current = undefined
    })
  }

  const engine = {
    post: () => void post(),
    typed: (text: string) => setDraft({ text, hasParts: false }),
    discard: () => {
      dispatch({ type: 'handed-back', text: '' })
      reset()
      field.current?.focus()
    },
    open,
    prepare: composer.prepare,
  }
  const firstText = useRef(state.text)
  useLayoutEffect(() => onReady(engine))
  useEffect(() => {
    // What was typed before the engine was here is kept as what is typed from now on.
    if (firstText.current !== '') setDraft({ text: latest.current.state.text, hasParts: false })
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what stood in the box when this came
  }, [])
  return composer.dialog
}
