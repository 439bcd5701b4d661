'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties, FocusEvent, ReactNode, SyntheticEvent } from 'react'
import { useCallback, useEffect, useInsertionEffect, useRef } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { PlayIcon } from '../icon/index.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'
import { own } from './active-video.ts'
import { slidesAround } from './pager-window.ts'
import type { PlaybackState } from './playback.ts'
import { isControl, usePagerInput } from './use-pager-input.ts'
import { usePlayback } from './use-playback.ts'
import { videoPagerWords } from './video-pager.words.ts'
import { VideoControls } from './VideoControls.tsx'
import { VideoNav } from './VideoNav.tsx'
import * as styles from './VideoPager.css.ts'

/** What the pager has to know of a video; an item may hold anything else besides. */
export interface VideoPagerItem {
  /** Tells it from the others, and stays the same when the list grows. */
  readonly id: string
  /**
   * Read when its slide comes; another address for the same video does not interrupt it. Empty for one that is covered: nothing is
   * fetched or played then, and the cover is what is seen.
   */
  readonly src: string
  /** A still picture until it plays. It is also the soft light behind the slide. */
  readonly poster?: string | undefined
}

/** What an overlay may want to know. */
export interface VideoPagerState {
  /** It is the one that is seen; the others are on their way in or out. */
  readonly active: boolean
  readonly index: number
  readonly playback: PlaybackState
  readonly muted: boolean
}

/** Told of the active video only: its item, and the element that plays it. */
type MediaEventName = 'onPlay' | 'onPause' | 'onEnded' | 'onTimeUpdate' | 'onError'

export type VideoPagerProps<Item extends VideoPagerItem = VideoPagerItem> = Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'aria-label' | MediaEventName
> & {
  items: ReadonlyArray<Item>
  /** Names the pager: 'Videos'. */
  label: string
  /** Names one video for those who do not see it: who made it, and the first words of its caption. */
  getLabel: (item: Item) => string
  /** The active video, from 0. Beyond the ends it is the last or the first. */
  index?: number | undefined
  defaultIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** Without sound. It starts so, because a browser starts nothing with sound by itself, and holds for every video. */
  muted?: boolean | undefined
  defaultMuted?: boolean | undefined
  onMutedChange?: ((muted: boolean) => void) | undefined
  /** Over the whole picture of an item without a `src`: why it is covered, and the button that uncovers it. */
  renderCover?: ((item: Item) => ReactNode) | undefined
  /** In the slide, at its lower edge: author and caption. */
  renderOverlay?: ((item: Item, state: VideoPagerState) => ReactNode) | undefined
  /** Beside the slide, on it where there is no room: `VideoPagerAction`s for the active video, in the order of Tab. */
  renderActions?: ((item: Item, state: VideoPagerState) => ReactNode) | undefined
  /** Captions: `<track>` elements (WCAG 1.2.2). */
  renderTracks?: ((item: Item) => ReactNode) | undefined
  /**
   * Gives a video its film in place of its `src`, for what the browser does not play by itself: `hls.js`, an address that is asked for first.
   * Called when its slide comes and again when the reader tries again; what it returns undoes it, when the slide goes.
   */
  attach?: ((video: HTMLVideoElement, item: Item) => (() => void) | void) | undefined
  /** Another video is active: its element, or null where there is none. Keep its identity between renders, or it is told again. */
  onVideoChange?: ((video: HTMLVideoElement | null) => void) | undefined
  /** The active video plays; told again after every pause. */
  onPlay?: ((item: Item, video: HTMLVideoElement) => void) | undefined
  onPause?: ((item: Item, video: HTMLVideoElement) => void) | undefined
  /** It came to its end: never, where it begins again by itself (`loop`). */
  onEnded?: ((item: Item, video: HTMLVideoElement) => void) | undefined
  /** Told several times a second while it plays: how long it was watched is counted here. */
  onTimeUpdate?: ((item: Item, video: HTMLVideoElement) => void) | undefined
  /** It cannot be played; why is its `error`. The reader may try again, from the address that the item has then. */
  onError?: ((item: Item, video: HTMLVideoElement) => void) | undefined
  /** What a video does at its end: it begins again (`again`), stops, or makes room for the next one, which the last does not. */
  atEnd?: 'again' | 'stop' | 'next' | undefined
  /** How many videos there are, where that is known and more than have been loaded. */
  total?: number | undefined
  /** The last but two is reached: told once for each list, and again to who wants to go on from the last while `total` says there are more. */
  onEndReached?: (() => void) | undefined
  /** Stands in the pager while there are no videos. */
  empty?: ReactNode
  /** The pager is the page: keys count while nothing has the focus, too. */
  pageKeys?: boolean | undefined
}

/** How many videos before the last more are asked for. */
const ahead = 3

/**
 * Videos one above the other, one at a time, moved by keys, wheel, swipe, buttons and dots: the APG's carousel, upright.
 *
 * It owns the `<video>` elements: three at most have a file, one plays, muted at first and again from its start at its
 * end, and all are emptied when they go. Without motion wanted nothing moves or plays by itself (WCAG 2.2.2, 2.3.3).
 * It is as high as the window and dark in both themes. `--ds-video-pager-inset` on it is the height of a bar over its
 * foot. Its box is the container `ds-video-pager`.
 */
export function VideoPager<Item extends VideoPagerItem>({
  items,
  label,
  getLabel,
  index: givenIndex,
  defaultIndex = 0,
  onIndexChange,
  muted: givenMuted,
  defaultMuted = true,
  onMutedChange,
  renderCover,
  renderOverlay,
  renderActions,
  renderTracks,
  attach,
  onVideoChange,
  onPlay,
  onPause,
  onEnded,
  onTimeUpdate,
  onError,
  atEnd = 'again',
  total = items.length,
  onEndReached,
  empty,
  pageKeys = false,
  className,
  ...props
}: VideoPagerProps<Item>) {
  const words = useWordSet(videoPagerWords)
  const { locale } = useLocale()
  const [wanted, setIndex] = useControlled(givenIndex, defaultIndex, onIndexChange)
  const [muted, setMuted] = useControlled(givenMuted, defaultMuted, onMutedChange)
  const stage = useRef<HTMLDivElement>(null)
  const focusInside = useRef(false)
  const toldOf = useRef<readonly Item[]>(undefined)
  const latest = useRef({ attach, items })
  // Before React hands out the elements of new slides.
  useInsertionEffect(() => {
    latest.current = { attach, items }
  })
  const hold = useCallback(
    (video: HTMLVideoElement) =>
      own(video, () => {
        const { attach, items } = latest.current
        const item = items.find(({ id }) => id === video.dataset['id'])
        // An address that is set to what it is loads again.
        return attach && item ? attach(video, item) : void (video.src = item?.src ?? '')
      }),
    [],
  )

  const count = items.length
  const within = (at: number) => Math.max(0, Math.min(at, count - 1))
  const index = within(wanted)
  const current = items[index]
  const { state, clock, toggle, seek } = usePlayback(
    stage,
    current?.id,
    focusInside,
    () => setMuted(true),
    onVideoChange,
  )

  const go = (to: number) => {
    if (within(to) !== index) setIndex(within(to))
    // What was told before may have led to nothing: a page that was not to be had.
    else if (to > index && count < total) onEndReached?.()
  }
  const mute = () => setMuted(!muted)
  const tell =
    (told: ((item: Item, video: HTMLVideoElement) => void) | undefined, item: Item, active: boolean) =>
    ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (active) told?.(item, currentTarget)
    }
  usePagerInput(stage, index, Math.max(count, total) - 1, go, { ' ': toggle, m: mute }, pageKeys)

  useEffect(() => {
    if (!count || index < count - ahead || toldOf.current === items) return
    toldOf.current = items
    onEndReached?.()
  })

  const noteFocus = ({ type }: FocusEvent) => {
    focusInside.current = type === 'focus'
  }
  const stateOf = (at: number) => ({ active: at === index, index: at, playback: state, muted })

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      data-component="VideoPager"
      data-state={current ? state : 'empty'}
      data-theme="dark"
      {...props}
      className={clsx(styles.pager, className)}
    >
      {current ? (
        <div ref={stage} className={styles.stage}>
          {current.poster && current.src && <img className={styles.ambient} src={current.poster} alt="" />}
          {/* What it hears is on its way up; a tap is the same as the button beside the slider and as Space. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div
            className={styles.slides}
            onFocus={noteFocus}
            onBlur={noteFocus}
            onClick={({ target }) => {
              if (!isControl(target)) toggle()
            }}
          >
            {slidesAround(index, items).map(({ item, at, active }) => {
              const place: CSSProperties & { '--place': number } = { '--place': at - index }
              return (
                <div
                  key={item.id}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
                  role="group"
                  aria-roledescription={words.video}
                  aria-label={`${words.position(at + 1, total)}, ${getLabel(item)}`}
                  aria-busy={active && state === 'loading'}
                  // A stop for Tab: here Space and M work, and the next stop is the author.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  tabIndex={active ? 0 : -1}
                  inert={!active}
                  className={styles.slide}
                  style={place}
                >
                  {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- renderTracks is where they come from */}
                  <video
                    ref={hold}
                    data-id={item.id}
                    data-src={item.src}
                    poster={item.poster}
                    // Firefox stops at every video, though there is nothing to press at this one. A press gives the focus to the slide.
                    tabIndex={-1}
                    onFocus={({ currentTarget }) => currentTarget.parentElement?.focus({ preventScroll: true })}
                    className={styles.video}
                    muted={muted}
                    loop={atEnd === 'again'}
                    playsInline
                    onPlay={tell(onPlay, item, active)}
                    onPause={tell(onPause, item, active)}
                    onTimeUpdate={tell(onTimeUpdate, item, active)}
                    onError={tell(onError, item, active)}
                    onEnded={(event) => {
                      tell(onEnded, item, active)(event)
                      if (active && atEnd === 'next' && at + 1 < count) go(at + 1)
                    }}
                  >
                    {renderTracks?.(item)}
                  </video>
                  {!item.src && <div className={styles.cover}>{renderCover?.(item)}</div>}
                  <div className={styles.overlay}>{renderOverlay?.(item, stateOf(at))}</div>
                </div>
              )
            })}
          </div>
          <div className={styles.mark} aria-live="polite">
            {state === 'failed' ? words.failed : state === 'paused' && current.src !== '' && <PlayIcon filled />}
          </div>
          <p className={styles.counter} aria-live="polite">
            <span aria-hidden>
              {(index + 1).toLocaleString(locale)} / {total.toLocaleString(locale)}
            </span>
            <span className={hidden}>{words.position(index + 1, total)}</span>
          </p>
          <div className={styles.actions}>{renderActions?.(current, stateOf(index))}</div>
          <VideoControls state={state} playback={clock} muted={muted} toggle={toggle} seek={seek} mute={mute} />
          <VideoNav index={index} count={count} go={go} />
        </div>
      ) : (
        empty
      )}
    </section>
  )
}
