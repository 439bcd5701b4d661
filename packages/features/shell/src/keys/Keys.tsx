import { peekPost } from '@skein/data'
import { followAddress, useMemberGate } from '@skein/feature-person'
import { requestCompose, requestNewPost } from '@skein/feature-post'
import { latePart } from '@skein/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { regionIds } from '../SkipLinks.tsx'
import { onKeysRequest, onPaletteRequest, requestKeys, requestPalette } from './keys-port.ts'
import { isOneKeyPress } from './one-key-press.ts'
import { opensPalette } from './palette-key.ts'
import { createKeyReader, type Action } from './shortcuts.ts'
import { currentPost, step } from './steps.ts'

const KeysDialog = latePart(async () => (await import('./KeysDialog.tsx')).KeysDialog)
const Palette = latePart(async () => (await import('../palette/Palette.tsx')).Palette)

type KeysProps = {
  /** What was pressed while this was on its way. */
  early?: KeyboardEvent[]
  /** From here on it listens itself. */
  onReady?: (() => void) | undefined
}

const nothing: KeyboardEvent[] = []

/** Shortcuts of one key on every page, the key of the palette, and the place where both it and their overview open. Mounted once, after the page has come to rest. */
export function Keys({ early = nothing, onReady }: KeysProps) {
  const client = useQueryClient()
  const mayAct = useMemberGate()
  const [read] = useState(createKeyReader)
  const [overview, setOverview] = useState<{ isOpen: boolean }>()
  const [palette, setPalette] = useState<{ isOpen: boolean }>()
  const returnFocusTo = useRef<HTMLElement | null>(null)
  const hadFocus = useRef<HTMLElement | null>(null)

  useEffect(
    () =>
      onKeysRequest((pressed) => {
        returnFocusTo.current = pressed
        setOverview({ isOpen: true })
      }),
    [],
  )

  useEffect(
    () =>
      onPaletteRequest((focused) => {
        hadFocus.current = focused
        setPalette({ isOpen: true })
      }),
    [],
  )

  /** Whether there was something to do. */
  const act = (action: Action, event: KeyboardEvent): boolean => {
    // A key that is held walks on, and does everything else once.
    if (action.kind !== 'step' && event.repeat) return false
    const post = currentPost()
    switch (action.kind) {
      case 'step':
        step(action.by)
        return true
      case 'press':
        post?.querySelector<HTMLElement>(`[data-post-action=${action.part}]`)?.click()
        return post !== null
      case 'open': {
        // Enter on a control of the post presses that.
        if (post === null || (event.key === 'Enter' && event.target !== post)) return false
        post.querySelector<HTMLElement>('a[data-permalink]')?.click()
        return true
      }
      case 'reply': {
        const answered = peekPost(client, post?.dataset['post'] ?? '')
        if (answered === undefined) return false
        // Its page says who may.
        if (answered.viewer.cannotReply === true) post?.querySelector<HTMLElement>('a[data-permalink]')?.click()
        else if (mayAct()) requestCompose({ kind: 'reply', post: answered })
        return true
      }
      case 'new':
        if (mayAct()) requestNewPost()
        return true
      case 'go':
        followAddress(action.to)
        return true
      case 'overview':
        requestKeys(document.activeElement instanceof HTMLElement ? document.activeElement : null)
        return true
      case 'palette':
        requestPalette(document.activeElement instanceof HTMLElement ? document.activeElement : null)
        return true
      case 'search': {
        const box = document.getElementById(regionIds.search)
        if (!(box instanceof HTMLInputElement) || !box.checkVisibility()) return false
        box.focus()
        box.select()
        return true
      }
      default:
        return action satisfies never
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (opensPalette(event)) {
      event.preventDefault()
      act({ kind: 'palette' }, event)
      return
    }
    if (!isOneKeyPress(event)) return
    // Capitals are meant by Shift alone, and no letter is meant with it.
    const isLetter = /^\p{L}$/u.test(event.key)
    if (isLetter && event.shiftKey) return
    const action = read(isLetter ? event.key.toLowerCase() : event.key, event.timeStamp)
    if (action !== undefined && act(action, event)) event.preventDefault()
  })

  const begin = useEffectEvent(() => {
    onReady?.()
    for (const event of early.splice(0)) press(event)
  })
  useEffect(() => {
    begin()
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <>
      <Suspense>
        {overview !== undefined && (
          <KeysDialog
            isOpen={overview.isOpen}
            onClose={() => setOverview({ isOpen: false })}
            returnFocusTo={returnFocusTo}
          />
        )}
      </Suspense>
      <Suspense>
        {palette !== undefined && (
          <Palette isOpen={palette.isOpen} onClose={() => setPalette({ isOpen: false })} returnFocusTo={hadFocus} />
        )}
      </Suspense>
    </>
  )
}
