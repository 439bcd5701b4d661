'use client'
import { clsx } from 'clsx'
import { lazy, Suspense, type CSSProperties, type ReactNode, type RefCallback } from 'react'
import { AudioLinesIcon, MusicIcon, SwitchCameraIcon, TimerIcon, XIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { RecBadge } from '../recorder/RecBadge.tsx'
import { recorderControlWords } from '../recorder/recorder-controls.words.ts'
import { RecorderMessage } from '../recorder/RecorderMessage.tsx'
import {
  canChange,
  hasChoices,
  isLive,
  recordsVideo,
  shapeOf,
  type RecorderState,
} from '../recorder/recorder.reducer.ts'
import type { RecorderLevel } from '../recorder/recorder.level.ts'
import type { RecorderActions } from '../recorder/recorder.store.ts'
import { elapsedOf } from '../recorder/recorder.words.ts'
import { glass, picture, round } from '../recorder/stage.css.ts'
import type { CameraStudioTrack } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { Countdown } from './Countdown.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { orientationIcons, StudioDock } from './StudioDock.tsx'
import * as styles from './StudioStage.css.ts'
import { untilLoaded } from './until-loaded.ts'

export type StudioStageProps = {
  state: RecorderState
  actions: RecorderActions
  level: RecorderLevel
  preview: RefCallback<HTMLElement>
  tracks: readonly CameraStudioTrack[]
  compact: boolean
  sample: (target: HTMLCanvasElement) => boolean
  otherWay: ReactNode
  onClose: (() => void) | undefined
  /** Opens the sheet with the choices that have no room on a phone. */
  onSettings: () => void
}

const FilterGrid = lazy(() => untilLoaded(() => import('./FilterGrid.tsx')))

const ratios = { vertical: 9 / 16, horizontal: 16 / 9, square: 1 } as const

/** The dark half: the picture with what is said over it, and the dock. */
export function StudioStage(props: StudioStageProps) {
  const { state, actions, compact, preview, otherWay } = props
  const live = isLive(state)
  const shape = shapeOf(state.settings)
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': ratios[shape] }
  return (
    <div className={styles.stage} data-theme="dark">
      <div className={styles.area} style={ratio} data-shape={shape} data-said={live ? undefined : ''}>
        <div className={styles.frame}>
          <div ref={preview} className={picture} hidden={!live} />
          {state.status === 'preview' && <span className={styles.thirds} />}
          {state.status === 'countdown' && <Countdown remaining={state.remaining} />}
          <RecorderMessage state={state} onOpen={actions.open} otherWay={otherWay} />
        </div>
        <Over {...props} />
      </div>
      <StudioDock state={state} actions={actions} compact={compact} />
    </div>
  )
}

function Over({ state, actions, level, tracks, compact, sample, onClose, onSettings }: StudioStageProps) {
  const words = useWordSet(cameraStudioWords)
  const controls = useWordSet(recorderControlWords)
  const live = isLive(state)
  const choices = hasChoices(state.settings)
  const song = choices && live ? tracks.find(({ id }) => id === state.settings.track) : undefined
  const rec = (state.status === 'recording' || state.status === 'stopping') && state.settings.mode !== 'photo' && (
    <RecBadge className={styles.middle} elapsedMs={elapsedOf(state)} />
  )
  const meter = live && recordsVideo(state.settings) && (
    <span className={styles.start}>
      <LevelMeter level={level} audio={state.granted.audio} />
    </span>
  )
  const music = song && (
    <span className={clsx(styles.song, compact && styles.middle)}>
      <AudioLinesIcon size={16} />
      <span className={styles.songTitle}>{song.title}</span>
      {song.artist !== undefined && <span className={styles.songArtist}>{song.artist}</span>}
    </span>
  )
  if (!compact) {
    return (
      <div className={styles.over}>
        <div className={styles.row}>
          {meter}
          {rec}
        </div>
        <div className={styles.foot}>{music}</div>
      </div>
    )
  }
  const locked = !canChange(state)
  const tool = (label: string, icon: ReactNode, badge?: number) => (
    <button
      type="button"
      className={clsx(glass, round, styles.tool)}
      aria-label={label}
      aria-haspopup="dialog"
      disabled={locked}
      onClick={onSettings}
    >
      {icon}
      {badge !== undefined && badge > 0 && (
        <span className={styles.count} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  )
  return (
    <div className={styles.over}>
      <div className={styles.row}>
        {onClose && (
          <button type="button" className={clsx(glass, round)} aria-label={words.close} onClick={onClose}>
            <XIcon />
          </button>
        )}
        {rec}
        <button
          type="button"
          className={clsx(glass, round, styles.end)}
          aria-label={controls.switchCamera}
          aria-keyshortcuts="F"
          disabled={state.status !== 'preview'}
          onClick={actions.flip}
        >
          <SwitchCameraIcon />
        </button>
      </div>
      <div className={styles.row}>
        {meter}
        {music}
        <div className={styles.column}>
          {choices && tool(words.orientation, orientationIcons[state.settings.orientation])}
          {tool(words.timerAt(words.seconds(state.settings.timer)), <TimerIcon />, state.settings.timer)}
          {choices && tracks.length > 0 && tool(words.music, <MusicIcon />)}
        </div>
      </div>
      <div className={styles.foot}>
        <Suspense>
          {live && (
            <FilterGrid
              layout="strip"
              value={state.settings.filter}
              onValueChange={actions.setFilter}
              sample={sample}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}
