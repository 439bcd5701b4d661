import { cva } from 'class-variance-authority'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button, ChevronRightIcon, MusicIcon } from '@skein/design-system'
import { canTrim, Clip, clipTime, framesBetween, shortestClipMs, useFilm } from '@skein/design-system/clip'
import type { RecorderCapture } from '@skein/design-system/recorder'
import type { MusicTrack } from '@skein/design-system/track-list'
import { Viewfinder } from '@skein/design-system/viewfinder'
import { useMessages } from '@skein/i18n'
import { filterLabels } from './filter-labels.ts'
import { Section } from './Section.tsx'
import { takesMusic } from './studio-mode.ts'
import type { StudioPost, StudioSettings, StudioUpload } from './studio.types.ts'
import { PanelHead, StudioTitle } from './StudioTitle.tsx'
import { UploadLine } from './UploadLine.tsx'
import type { StudioLayout } from './use-studio-layout.ts'

type StudioReviewProps = {
  capture: RecorderCapture
  settings: StudioSettings
  track: MusicTrack | undefined
  layout: StudioLayout
  signedIn: boolean
  posting: boolean
  upload: StudioUpload | undefined
  children: ReactNode | ((cover: ReactNode) => ReactNode)
  onPost: ((post: StudioPost) => void) | undefined
  onRetake: () => void
  onCancelUpload: (() => void) | undefined
  onRetryUpload: (() => void) | undefined
}

const frameCount = 12
const coverCount = 5

/** One column on a phone, and all of it scrolls; beside one another otherwise. */
const review = cva('flex size-full outline-none', {
  variants: {
    layout: { wide: '', narrow: '', compact: 'flex-col overflow-y-auto overscroll-contain' },
  },
})

const stage = cva('flex min-w-0 flex-col items-center overflow-clip bg-sunken', {
  variants: {
    layout: {
      wide: 'flex-1 gap-20 px-32 py-24',
      narrow: 'flex-1 gap-20 px-32 py-24',
      compact: 'flex-none gap-12 px-16 pt-safe-0 pb-12',
    },
  },
})

const place = cva('w-full', { variants: { layout: { wide: '', narrow: '', compact: 'h-212 flex-none' } } })

/** The words, on the page's own paper. Its ways on stand at the foot of the window, however few words there are. */
const form = cva('flex flex-col bg-surface', {
  variants: {
    layout: {
      wide: 'w-432 flex-none border-s border-border',
      narrow: 'w-376 flex-none border-s border-border',
      compact: 'shrink-0 grow',
    },
  },
})

const fields = cva('flex flex-col gap-24', {
  variants: {
    layout: {
      wide: 'min-h-0 flex-1 overflow-y-auto p-20',
      narrow: 'min-h-0 flex-1 overflow-y-auto p-20',
      compact: 'shrink-0 grow p-16',
    },
  },
})

const footer = cva('flex flex-none flex-col gap-12 border-t border-border bg-surface', {
  variants: {
    layout: {
      wide: 'px-20 py-16',
      narrow: 'px-20 py-16',
      compact: 'sticky bottom-0 z-2 px-16 pt-12 pb-safe-16 shadow-sheet',
    },
  },
})

/** Whether cutting is offered: the video is long enough, and this browser can do it, as nearly every one can. */
function useMayTrim({ blob, kind, durationMs }: RecorderCapture): boolean {
  const isLong = kind === 'video' && durationMs >= 2 * shortestClipMs
  const [refused, setRefused] = useState<Blob>()
  useEffect(() => {
    if (!isLong) return undefined
    let wanted = true
    void canTrim(blob).then((can) => {
      if (wanted && !can) setRefused(blob)
      return undefined
    })
    return () => {
      wanted = false
    }
  }, [blob, isLong])
  return isLong && refused !== blob
}

/** What was made: seen again, trimmed, given a cover and words, posted or thrown away. */
export function StudioReview({
  capture,
  settings,
  track,
  layout,
  signedIn,
  upload,
  children,
  ...props
}: StudioReviewProps) {
  const { onPost, onRetake } = props
  const m = useMessages('camera')
  const titleId = useId()
  const host = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { durationMs, url } = capture
  const [trim, setTrim] = useState({ from: 0, to: durationMs })
  const [chosen, setChosen] = useState<number>()
  const mayTrim = useMayTrim(capture)
  const frames = useFilm(url, durationMs, frameCount)
  const compact = layout === 'compact'

  // The shutter had the focus and is gone; with a slow network this comes later than the step itself.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    ;(host.current?.querySelector<HTMLElement>('[data-component="Clip.Player"] button') ?? host.current)?.focus()
  }, [])

  const covers = framesBetween(frames, trim, coverCount)
  const coverAt = (covers.find(({ at }) => at === chosen) ?? covers[0])?.at
  const busy = props.posting || (upload !== undefined && upload.failed !== true)
  const cover = <CoverChoice frames={covers} value={coverAt} onValueChange={setChosen} />
  const titles = { video: m.newVideo(), photo: m.newPhoto(), story: m.newStory(), reel: m.newReel() }
  const heading = <StudioTitle id={titleId}>{titles[settings.mode]}</StudioTitle>
  const post = () =>
    onPost?.({
      capture,
      settings,
      coverAt,
      trim: capture.kind === 'video' && (trim.from > 0 || trim.to < durationMs) ? trim : undefined,
    })

  return (
    <section ref={host} data-review="" tabIndex={-1} aria-labelledby={titleId} className={review({ layout })}>
      <div className={stage({ layout })} data-theme="dark">
        {compact && (
          <div className="relative -mb-12 flex min-h-52 w-full items-center justify-center">
            <Button
              variant="ghost"
              size="md"
              className="absolute start-0 px-4 enabled:text-text"
              // It points back: to where reading begins.
              iconStart={<ChevronRightIcon className="rotate-180 rtl:rotate-0" />}
              onClick={onRetake}
              disabled={busy}
            >
              {m.retake()}
            </Button>
            {heading}
          </div>
        )}
        <Viewfinder.Picture ratio={capture.width / capture.height || 9 / 16} className={place({ layout })}>
          {capture.kind === 'photo' ? (
            <img className="block size-full object-cover" src={url} alt={m.yourPhoto()} />
          ) : (
            <Clip.Player
              ref={video}
              src={url}
              aria-label={m.yourVideo()}
              playLabel={m.play()}
              pauseLabel={m.pause()}
              range={trim}
              compact={compact}
            />
          )}
          <Tags settings={settings} track={track} compact={compact} />
        </Viewfinder.Picture>
        {capture.interrupted && (
          <p className="max-w-448 text-center text-caption text-text-muted">{m.interruptedText()}</p>
        )}
        {mayTrim && (
          <Clip.Trim
            frames={frames}
            count={frameCount}
            durationMs={durationMs}
            value={trim}
            video={video}
            compact={compact}
            label={m.trim()}
            startLabel={m.trimStart()}
            endLabel={m.trimEnd()}
            formatKept={(part, whole) => m.kept({ part, whole })}
            onValueChange={(range, at) => {
              setTrim(range)
              video.current?.pause()
              if (video.current) video.current.currentTime = at / 1000
            }}
          />
        )}
      </div>
      <div className={form({ layout })}>
        {!compact && <PanelHead>{heading}</PanelHead>}
        <div className={fields({ layout })}>
          {typeof children === 'function' ? (
            children(cover)
          ) : (
            <>
              {children}
              {cover}
            </>
          )}
        </div>
        <div className={footer({ layout })}>
          {upload && <UploadLine upload={upload} onCancel={props.onCancelUpload} onRetry={props.onRetryUpload} />}
          <div className="flex gap-12">
            {!compact && (
              <Button variant="quiet" size="md" onClick={onRetake} disabled={busy}>
                {m.retake()}
              </Button>
            )}
            <Button className="flex-1" size="md" loading={busy} onClick={post}>
              {signedIn ? m.postToFeed() : m.loginToPost()}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

type CoverChoiceProps = Pick<Parameters<typeof Clip.Covers>[0], 'frames' | 'value' | 'onValueChange'>

/** Which picture stands for the video, once there are pictures. */
function CoverChoice(props: CoverChoiceProps) {
  const m = useMessages('camera')
  const id = useId()
  if (props.frames.length === 0) return null
  return (
    <Section
      id={id}
      title={m.cover()}
      end={props.value !== undefined && <span className="text-text-muted tabular-nums">{clipTime(props.value)}</span>}
    >
      <Clip.Covers {...props} aria-labelledby={id} formatLabel={(time) => m.coverAt({ time })} />
    </Section>
  )
}

/** With what it was made. On the small picture of a phone there is room for one. */
function Tags({ settings, track, compact }: Pick<StudioReviewProps, 'settings' | 'track'> & { compact: boolean }) {
  const m = useMessages('camera')
  const filter = settings.filter !== 'original' && (
    <li key="filter" className="flex min-w-0">
      <Viewfinder.Tag size="sm">{filterLabels(m)[settings.filter]}</Viewfinder.Tag>
    </li>
  )
  const music = track && takesMusic(settings.mode) && (
    <li key="music" className="flex min-w-0">
      <Viewfinder.Tag size="sm" icon={<MusicIcon size={16} />}>
        {track.title}
      </Viewfinder.Tag>
    </li>
  )
  const all = [filter, music].filter(Boolean)
  return (
    <ul
      className={
        compact
          ? 'pointer-events-none absolute inset-x-6 bottom-6 flex'
          : 'pointer-events-none absolute inset-x-12 bottom-12 flex flex-wrap gap-6'
      }
    >
      {compact ? all.slice(0, 1) : all}
    </ul>
  )
}

export default StudioReview
