import type { KnownFollowers, PublicUser } from '@skein/contract'
import { knownFollowersQuery, peekViewer, userByUsernameQuery } from '@skein/data'
import { Popover } from '@skein/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { HoverCard } from './HoverCard.tsx'

/** Milliseconds that a pointer rests on a name before its card comes, and in which it may reach the card. */
const delays = { open: 500, close: 250 }

const ofCard = '[data-hover-card]'

/** The link to a member under the pointer. Links inside a card bring up no other. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/profile/"]') : null
  return link === null || link.closest(ofCard) !== null ? undefined : link
}

const usernameOf = (link: HTMLAnchorElement) => /^\/profile\/(\w+)$/.exec(link.pathname)?.[1]

type Shown = { link: HTMLAnchorElement; user: PublicUser; known: KnownFollowers | undefined }

/**
 * A card for the name, the picture or the mention that a mouse rests on, wherever it stands: every one of them is a link to a profile, which
 * is what keyboards and fingers have. The pointer may go to the card; Escape closes it (WCAG 1.4.13). Mounted once.
 */
export function HoverCards() {
  const client = useQueryClient()
  const [shown, setShown] = useState<Shown>()
  const resting = useRef<HTMLAnchorElement>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = (work: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, delay)
  }

  const leave = () => {
    resting.current = undefined
    clearTimeout(timer.current)
    setShown(undefined)
  }
  const goAway = useEffectEvent(leave)

  const open = async (link: HTMLAnchorElement, username: string) => {
    try {
      const user = await client.ensureQueryData(userByUsernameQuery(username))
      const viewer = peekViewer(client)
      const known =
        viewer === null || viewer.id === user.id ? undefined : await client.fetchQuery(knownFollowersQuery(user.id))
      // Whoever has gone on meanwhile asked for nothing.
      if (resting.current === link && link.isConnected) setShown({ link, user, known })
    } catch {
      // There is nothing to show; the link says what it is.
    }
  }

  const over = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const link = linkAt(target)
    if (link !== undefined && link === resting.current) {
      if (shown?.link === link) clearTimeout(timer.current)
      return
    }
    if (target instanceof Element && target.closest(ofCard) !== null) {
      clearTimeout(timer.current)
      return
    }
    const username = link && usernameOf(link)
    resting.current = link
    if (link !== undefined && username !== undefined) {
      if (shown !== undefined) setShown(undefined)
      later(() => void open(link, username), delays.open)
    } else if (shown === undefined) clearTimeout(timer.current)
    else later(leave, delays.close)
  })

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || shown === undefined) return
    // Of a dialog around it the same press would be for the dialog.
    event.preventDefault()
    event.stopPropagation()
    leave()
  })

  const begin = useEffectEvent(() => {
    // The pointer rests already on what this was fetched for.
    const link = linkAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
    const username = link && usernameOf(link)
    if (link === undefined || username === undefined) return
    resting.current = link
    later(() => void open(link, username), delays.open)
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // Not where it comes over something: a name that moves under a pointer at rest was not asked about.
    document.addEventListener('pointermove', (event) => over(event), { signal, passive: true })
    document.addEventListener('keydown', (event) => escape(event), { signal, capture: true })
    // A press leads away, or begins something else.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest(ofCard) === null) goAway()
      },
      { signal, passive: true },
    )
    document.documentElement.addEventListener('pointerleave', () => goAway(), { signal, passive: true })
    begin()
    return () => {
      stop.abort()
      clearTimeout(timer.current)
    }
  }, [])

  if (shown === undefined) return null
  const { link, user, known } = shown
  return createPortal(
    <Suspense>
      <Popover.Root
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) leave()
        }}
      >
        <Popover.Content data-hover-card keepsFocus anchor={link} align="start" label={user.name}>
          <HoverCard user={user} known={known} />
        </Popover.Content>
      </Popover.Root>
    </Suspense>,
    // What a modal dialog leaves outside of it cannot be reached.
    link.closest('dialog') ?? document.body,
  )
}
