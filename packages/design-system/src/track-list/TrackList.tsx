'use client'
import { clsx } from 'clsx'
import { useRef, useId, type ComponentPropsWithRef } from 'react'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { AudioLinesIcon, CheckIcon, LockIcon, PauseIcon, PlayIcon } from '../icon/index.ts'
import { clock } from '../clip/clock.ts'
import type { RecorderTrack } from '../recorder/recorder.driver.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './TrackList.css.ts'

/** A piece of music or sound to choose. The library ships none. */
export interface MusicTrack extends RecorderTrack {
  readonly title: string
  readonly artist?: string | undefined
  /** Milliseconds. */
  readonly durationMs?: number | undefined
}

export type TrackListProps = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'disabled' | 'onChange' | 'aria-label'
> & {
  tracks: readonly MusicTrack[]
  /** Id of the chosen one, or null for none. */
  value: string | null
  onValueChange: (track: string | null) => void
  /** Its heading. */
  label: string
  /** The choice of none of them. */
  noneLabel: string
  /** What the button beside a track does: it lets it be heard, or stops it. */
  listenLabel: (title: string, isPlaying: boolean) => string
  /** Why nothing can be chosen now; it stands at the heading. */
  lockedReason?: string | undefined
  /** Id of the track that is played to listen to. */
  listening?: string | null | undefined
  onListen?: ((track: string) => void) | undefined
  onStopListening?: (() => void) | undefined
}

const tileOf = (index: number) =>
  [styles.tiles[0], styles.tiles[1], styles.tiles[2], styles.tiles[3], styles.tiles[4]][index % 5]

/** Tracks to choose from, one or none (APG radio group); each can be listened to before it is chosen. */
export function TrackList({
  tracks,
  value,
  onValueChange,
  label,
  noneLabel,
  listenLabel,
  lockedReason,
  listening = null,
  onListen,
  onStopListening,
  className,
  ref,
  ...props
}: TrackListProps) {
  const id = useId()
  const host = useRef<HTMLFieldSetElement>(null)
  const refs = useComposedRefs(host, ref)
  useOutOfForms(host, id, (input) => input.value === (value ?? ''))
  const locked = lockedReason !== undefined
  return (
    <fieldset
      data-component="TrackList"
      {...props}
      ref={refs}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={locked ? `${id}-reason` : undefined}
      disabled={locked}
      className={clsx(styles.group, className)}
    >
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.heading}>
          {label}
        </h3>
        {locked ? (
          <span id={`${id}-reason`} className={styles.reason}>
            <LockIcon size={14} />
            {lockedReason}
          </span>
        ) : (
          <label className={styles.none}>
            <input
              type="radio"
              name={id}
              value=""
              checked={value === null}
              onChange={() => onValueChange(null)}
              className={styles.noneInput}
            />
            {value === null && <CheckIcon size={14} />}
            {noneLabel}
          </label>
        )}
      </div>
      <div className={styles.list}>
        {tracks.map((track, index) => {
          const chosen = track.id === value
          const playing = track.id === listening
          const textId = `${id}-${track.id}`
          return (
            <div key={track.id} className={styles.row}>
              <input
                type="radio"
                name={id}
                value={track.id}
                aria-labelledby={textId}
                checked={chosen}
                disabled={locked}
                onChange={() => onValueChange(track.id)}
                className={styles.input}
              />
              <button
                type="button"
                className={clsx(styles.play, tileOf(index))}
                aria-label={listenLabel(track.title, playing)}
                disabled={locked}
                onClick={() => (playing ? onStopListening?.() : onListen?.(track.id))}
              >
                {playing ? (
                  <PauseIcon size={18} filled />
                ) : chosen ? (
                  <AudioLinesIcon size={18} />
                ) : (
                  <PlayIcon size={18} filled />
                )}
              </button>
              <span id={textId} className={styles.text}>
                <span className={styles.title}>{track.title}</span>
                {track.artist !== undefined && <span className={styles.artist}>{track.artist}</span>}
              </span>
              <span className={styles.length}>{track.durationMs !== undefined && clock(track.durationMs)}</span>
              <span className={styles.check}>{chosen && <CheckIcon size={20} />}</span>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
