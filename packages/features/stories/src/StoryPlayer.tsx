import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserSummary } from '@skein/contract'
import { useMarkSeen, useMuted, usePost, type StoryPlace } from '@skein/data'
import {
  ChevronRightIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  Pressable,
  VolumeIcon,
  VolumeOffIcon,
  XIcon,
} from '@skein/design-system'
import { formatNumber, latePart, useLanguage, useMessages } from '@skein/i18n'
import { StoryFoot } from './StoryFoot.tsx'
import { StoryHead } from './StoryHead.tsx'
import { StoryMedia } from './StoryMedia.tsx'
import { StoryProgress } from './StoryProgress.tsx'
import { indexOf, moveFrom, startOf } from './story-place.ts'
import { useHold } from './use-hold.ts'

const ViewersSheet = latePart(async () => (await import('./ViewersSheet.tsx')).ViewersSheet)

type StoryPlayerProps = {
  author: UserSummary
  /** Never none. */
  stories: readonly StoryPlace[]
  startsAtEnd: boolean
  onBefore: (() => void) | undefined
  onAfter: () => void
  onClose: () => void
}

/** Whether nothing is to move by itself: then a story stays until the reader goes on. */
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Covered stories that the reader opened in this tab. */
const opened = new Set<string>()

/**
 * One author's stories: a bar for each, the picture or film, and what can be done. Taps at the sides, arrow keys and buttons move; Space and
 * the button pause, and so does a press for as long as it lasts. A story goes on by itself, except where no motion is wanted (WCAG 2.2.2).
 */
export function StoryPlayer({ author, stories, startsAtEnd, onBefore, onAfter, onClose }: StoryPlayerProps) {
  const m = useMessages('stories')
  const language = useLanguage()
  const [place, setPlace] = useState(() => {
    const id = startOf(stories, startsAtEnd)
    return { id, index: indexOf(stories, id, 0) }
  })
  const index = indexOf(stories, place.id, place.index)
  const story = stories[index]
  const id = story?.id ?? ''
  const { post } = usePost(id)
  const [isPaused, setPaused] = useState(wantsStillness)
  const [areViewersOpen, setViewersOpen] = useState(false)
  const [areViewersThere, setViewersThere] = useState(false)
  const [progress, setProgress] = useState(0)
  const [, setOpenings] = useState(0)
  const [muted, setMuted] = useMuted()
  const markSeen = useMarkSeen(author.id)
  const { isHeld, ...hold } = useHold()
  const isCovered = post?.contentWarning != null && !opened.has(id)
  const isRunning = !isPaused && !isHeld && !areViewersOpen && !isCovered

  const written = (number: number) => formatNumber(language, number)
  const position = m.position({ number: written(index + 1), total: written(stories.length) })
  const seen = useRef('')
  useEffect(() => {
    if (id === '' || seen.current === id) return
    seen.current = id
    markSeen(id)
  })

  const go = (step: 1 | -1) => {
    setProgress(0)
    const to = moveFrom(stories, index, step)
    if (to !== undefined) setPlace({ id: to, index: index + step })
    else if (step === 1) onAfter()
    else onBefore?.()
  }
  const stage = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (areViewersOpen || stage.current === null || event.defaultPrevented) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(stage.current).direction === 'rtl'
    const isButton = target instanceof Element && target.closest('button') !== null
    if (key === 'ArrowRight') go(isRightToLeft ? -1 : 1)
    else if (key === 'ArrowLeft') go(isRightToLeft ? 1 : -1)
    else if (key === ' ' && !isButton) setPaused(!isPaused)
    else return
    event.preventDefault()
  })
  // Here Space pauses: with the focus on a button it would press that.
  useEffect(() => {
    stage.current?.focus({ preventScroll: true })
  }, [])
  // Wherever the focus is: while stories are watched the page behind is out of reach.
  useEffect(() => {
    const ended = new AbortController()
    document.addEventListener('keydown', press, ended)
    return () => ended.abort()
  }, [])

  if (story === undefined || post === undefined) return null
  const isFilm = post.video !== null && !isCovered
  return (
    <div
      ref={stage}
      tabIndex={-1}
      className="relative flex outline-none h-full min-h-0 flex-col overflow-hidden text-text max-rail:h-dvh"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form */}
      <div role="group" aria-label={position} className="absolute inset-0" {...hold}>
        <StoryMedia
          key={id}
          post={post}
          isCovered={isCovered}
          isRunning={isRunning}
          muted={muted}
          onUncover={() => {
            opened.add(id)
            setOpenings((count) => count + 1)
          }}
          onProgress={setProgress}
          onEnd={() => go(1)}
        />
        {!isCovered && (
          <>
            {/* The sides of the picture: a quick way to what the buttons below them do. */}
            <Pressable
              tabIndex={-1}
              aria-hidden
              className="absolute inset-y-0 start-0 w-1/3 focus:outline-none"
              onClick={() => go(-1)}
            />
            <Pressable
              tabIndex={-1}
              aria-hidden
              className="absolute inset-y-0 end-0 w-2/3 focus:outline-none"
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      <output className="sr-only">{position}</output>
      <div className="pointer-events-none relative flex flex-col gap-8 bg-linear-to-b from-sunken/85 from-[calc(100%-2.5rem)] to-transparent p-12 pb-40 *:pointer-events-auto [&_button]:text-text">
        <StoryProgress ids={stories.map((one) => one.id)} index={index} progress={progress} />
        <div className="flex items-center gap-4">
          <StoryHead author={author} post={post} expiresAt={story.expiresAt} />
          <IconButton
            className="ms-auto"
            label={isPaused ? m.play() : m.pause()}
            icon={isPaused ? <PlayIcon filled /> : <PauseIcon filled />}
            onClick={() => setPaused(!isPaused)}
          />
          {isFilm && (
            <IconButton
              label={muted ? m.unmute() : m.mute()}
              icon={muted ? <VolumeOffIcon /> : <VolumeIcon />}
              onClick={() => setMuted(!muted)}
            />
          )}
          <IconButton label={m.close()} icon={<XIcon />} onClick={onClose} />
        </div>
      </div>
      <div className="pointer-events-none relative mt-auto bg-linear-to-t from-sunken/85 from-[calc(100%-3rem)] to-transparent p-12 pt-48 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:pointer-events-auto">
        <StoryFoot
          post={post}
          isCovered={isCovered}
          views={story.views}
          onViewers={() => {
            setViewersThere(true)
            setViewersOpen(true)
          }}
          isPicked={areViewersOpen}
        >
          <IconButton
            label={m.previous()}
            icon={<ChevronRightIcon className="-scale-x-100 rtl:scale-x-100" />}
            aria-disabled={index === 0 && onBefore === undefined}
            onClick={() => go(-1)}
          />
          <IconButton label={m.next()} icon={<ChevronRightIcon className="rtl:-scale-x-100" />} onClick={() => go(1)} />
        </StoryFoot>
      </div>
      <Suspense>
        {areViewersThere && <ViewersSheet id={id} isOpen={areViewersOpen} onClose={() => setViewersOpen(false)} />}
      </Suspense>
    </div>
  )
}
