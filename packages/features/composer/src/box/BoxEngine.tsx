import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { offerBox } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import type { Wish } from '../dialog/use-first-wish.ts'
import { useKeepDraft } from '../draft/use-keep-draft.ts'
import { useStoredPost } from '../draft/use-stored-post.ts'
import { emptyComposition } from '../machine/composition.ts'
import { useSend } from '../sending/use-send.ts'
import { useComposerDialog } from '../use-composer-dialog.tsx'
import type { BoxEngineProps } from './box-view.ts'

export { BoxDraftCard, BoxDraftLine } from './BoxDraftLine.tsx'

/**
 * What the short box does beyond showing a text: its draft, sending it, and the dialog for everything that is more than a text. A chunk of
 * its own, fetched when somebody is about to write: it takes the post as it stands, and does what was asked for meanwhile.
 */
export function BoxEngine(props: BoxEngineProps) {
  const { subject, state, dispatch, show, places, onReady, onPosted } = props
  const { field, continueButton } = places
  const { post } = state
  const m = useMessages('composer')
  const { draft, found } = useStoredPost(subject)
  // What was typed before this came is kept from now on: only what came out of storage is there already.
  const [known, setKnown] = useState(emptyComposition)
  const composer = useComposerDialog()
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })

  const hasBegun = useRef(false)
  useEffect(() => {
    if (found === undefined || hasBegun.current) return
    hasBegun.current = true
    // Written before this was here: newer than what was stored, and not 'restored'.
    if (found === null || latest.current.status !== 'idle') return
    setKnown(found)
    show({ isRestored: true })
    dispatch({ type: 'restored', post: found })
  }, [found, dispatch, show])

  useKeepDraft(post, known, draft)
  useSend(state, subject, dispatch, { done: m.postCreated(), failed: m.postFailed(), waits: m.postWaits() }, () => {
    draft.clear()
    show({ isRestored: false })
    // Without moving the page: a thread shows the new reply, wherever that stands.
    field.current?.focus({ preventScroll: true })
    onPosted?.()
  })

  // What it was asked for, while the dialog is on its way.
  const wishes = useRef<Wish[]>(undefined)
  const open = (wish: Wish, from?: HTMLElement | null) => {
    if (wishes.current !== undefined) {
      wishes.current.push(wish)
      return
    }
    const asked = [wish]
    wishes.current = asked
    const opening = composer.open(() => {
      // Before the draft has been read, an empty box says nothing: the dialog reads it.
      const isKnown = hasBegun.current || latest.current.status !== 'idle'
      return {
        subject,
        wishes: asked,
        handover: isKnown ? latest.current.post : undefined,
        caret: field.current?.selectionStart,
        returnFocusTo: from ? { current: from } : field,
        onClose: (left) => {
          if (left !== undefined) {
            setKnown(left)
            dispatch({ type: 'handed-back', post: left })
          }
          show({ isRestored: false })
          // The field that would take the focus has given way to the card of the draft, or the other way round.
          requestAnimationFrame(() => (from ?? continueButton.current ?? field.current)?.focus({ preventScroll: true }))
        },
      }
    })
    void opening.finally(() => {
      wishes.current = undefined
      show({ isOpening: false })
    })
  }

  // Asked for from anywhere on the page, by a key: the focus goes back there, not to the field.
  const openFromAfar = useEffectEvent(() => {
    const { activeElement } = document
    show({ isOpening: true })
    open({ kind: 'none' }, activeElement instanceof HTMLElement ? activeElement : null)
  })
  useEffect(() => (subject.kind === 'post' ? offerBox(() => openFromAfar()) : undefined), [subject.kind])

  useLayoutEffect(() => onReady({ open, prepare: composer.prepare }))
  return composer.dialog
}
