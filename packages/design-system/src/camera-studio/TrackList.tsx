'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import { AudioLinesIcon, CheckIcon, LockIcon, PauseIcon, PlayIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import type { CameraStudioTrack } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { clock } from './clock.ts'
import { head, heading, reason, section } from './Section.css.ts'
import * as styles from './TrackList.css.ts'

export type TrackListProps = {
  tracks: readonly CameraStudioTrack[]
  /** Id of the chosen one, or null for no music. */
  value: string | null
  onValueChange: (track: string | null) => void
  /** Recording: nothing can be chosen, and the heading says why. */
  locked?: boolean
  /** Id of the track that is played to listen to. */
  listening?: string | null
  onListen?: ((track: string) => void) | undefined
  onStopListening?: (() => void) | undefined
}

const tileOf = (index: number) =>
  [styles.tiles[0], styles.tiles[1], styles.tiles[2], styles.tiles[3], styles.tiles[4]][index % 5]

/** The music, one or none (APG radio group); each can be listened to before it is chosen. */
export function TrackList({
  tracks,
  value,
  onValueChange,
  locked = false,
  listening = null,
  onListen,
  onStopListening,
}: TrackListProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={locked ? `${id}-reason` : undefined}
      disabled={locked}
      className={clsx(section, styles.group)}
    >
      <div className={head}>
        <h3 id={`${id}-title`} className={heading}>
          {words.music}
        </h3>
        {locked ? (
          <span id={`${id}-reason`} className={reason}>
            <LockIcon size={14} />
            {words.locked}
          </span>
        ) : (
          <label className={styles.none}>
            <input
              type="radio"
              name={id}
              form=""
              value=""
              checked={value === null}
              onChange={() => onValueChange(null)}
              className={styles.noneInput}
            />
            {value === null && <CheckIcon size={14} />}
            {words.noMusic}
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
                form=""
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
                aria-label={(playing ? words.stopPlaying : words.play)(track.title)}
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
