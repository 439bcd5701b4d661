'use client'
import { clsx } from 'clsx'
import { useId } from 'react'
import {
  CameraIcon,
  RectangleHorizontalIcon,
  RectangleVerticalIcon,
  SquareIcon,
  SwitchCameraIcon,
} from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { recorderControlWords } from '../recorder/recorder-controls.words.ts'
import {
  canChange,
  hasChoices,
  type RecorderMode,
  type RecorderOrientation,
  type RecorderState,
} from '../recorder/recorder.reducer.ts'
import type { RecorderActions } from '../recorder/recorder.store.ts'
import { elapsedOf } from '../recorder/recorder.words.ts'
import { Shutter, type ShutterFace } from '../recorder/Shutter.tsx'
import { round, solid } from '../recorder/stage.css.ts'
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx'
import { cameraStudioWords } from './camera-studio.words.ts'
import * as styles from './StudioStage.css.ts'

export type StudioDockProps = { state: RecorderState; actions: RecorderActions; compact: boolean }

export const modes: readonly RecorderMode[] = ['video', 'photo', 'story', 'reel']
const orientations: readonly RecorderOrientation[] = ['vertical', 'horizontal', 'square']
export const orientationIcons = {
  vertical: <RectangleVerticalIcon />,
  horizontal: <RectangleHorizontalIcon />,
  square: <SquareIcon />,
} as const

/** What the shutter does now. */
function faceOf(state: RecorderState): ShutterFace {
  if (state.status === 'recording') return 'stop'
  if (state.status === 'stopping') return 'busy'
  if (state.status === 'countdown') return 'cancel'
  return state.settings.mode === 'photo' ? 'photo' : 'record'
}

/** Under the picture: what is made, the shutter in the exact middle, and how the camera stands. */
export function StudioDock({ state, actions, compact }: StudioDockProps) {
  const words = useWordSet(cameraStudioWords)
  const controls = useWordSet(recorderControlWords)
  const { mode } = state.settings
  const face = faceOf(state)
  const press: Readonly<Record<ShutterFace, () => void>> = {
    record: actions.record,
    photo: actions.takePhoto,
    stop: actions.stop,
    cancel: actions.cancelCountdown,
    busy: () => {},
  }
  const label: Readonly<Record<ShutterFace, string>> = {
    record: controls.record,
    photo: controls.takePhoto,
    stop: controls.stop,
    cancel: controls.cancelCountdown,
    busy: controls.saving,
  }
  const keys: Readonly<Partial<Record<ShutterFace, string>>> = {
    record: 'R',
    stop: 'R',
    photo: 'Space',
    cancel: 'Escape',
  }
  const locked = !canChange(state)
  const ready = state.status === 'preview'

  const shutter = (
    <Shutter
      className={styles.shutter}
      face={face}
      label={label[face]}
      seconds={Math.floor(elapsedOf(state) / 1000)}
      inert={face === 'busy' || (!ready && (face === 'record' || face === 'photo'))}
      aria-keyshortcuts={keys[face]}
      onClick={press[face]}
    />
  )
  // A story is a video or a photo: the smaller button is the photo.
  const photo = mode === 'story' && (
    <button
      type="button"
      className={clsx(round, solid)}
      aria-label={controls.takePhoto}
      title={controls.takePhoto}
      aria-keyshortcuts="Space"
      disabled={!ready}
      onClick={actions.takePhoto}
    >
      <CameraIcon />
    </button>
  )
  if (compact) {
    return (
      <div className={styles.dock}>
        {shutter}
        <div className={styles.tools}>{photo}</div>
        <ModeWords value={mode} onValueChange={actions.setMode} disabled={locked} />
      </div>
    )
  }
  return (
    <div className={styles.dock}>
      <SegmentedControl
        className={styles.modes}
        aria-label={words.mode}
        tone="stage"
        size={44}
        disabled={locked}
        options={modes.map((value) => ({ value, label: words.modes[value] }))}
        value={mode}
        onValueChange={actions.setMode}
      />
      {shutter}
      <div className={styles.tools}>
        {hasChoices(state.settings) && <OrientationControl state={state} actions={actions} iconsOnly />}
        {photo}
        <button
          type="button"
          className={clsx(round, solid)}
          aria-label={controls.switchCamera}
          title={controls.switchCamera}
          aria-keyshortcuts="F"
          disabled={!ready}
          onClick={actions.flip}
        >
          <SwitchCameraIcon />
        </button>
      </div>
    </div>
  )
}

/** Upright, lying or square; for video and reel only. On the stage by icons, in the sheet by words. */
export function OrientationControl({
  state,
  actions,
  iconsOnly = false,
}: {
  state: RecorderState
  actions: RecorderActions
  iconsOnly?: boolean
}) {
  const words = useWordSet(cameraStudioWords)
  return (
    <SegmentedControl
      aria-label={words.orientation}
      tone={iconsOnly ? 'stage' : 'page'}
      size={44}
      iconsOnly={iconsOnly}
      fullWidth={!iconsOnly}
      className={iconsOnly ? undefined : styles.wordy}
      disabled={!canChange(state)}
      options={orientations.map((value) => ({
        value,
        label: words.orientations[value],
        icon: orientationIcons[value],
      }))}
      value={state.settings.orientation}
      onValueChange={actions.setOrientation}
    />
  )
}

type ModeWordsProps = { value: RecorderMode; onValueChange: (mode: RecorderMode) => void; disabled: boolean }

/** The modes as words under the shutter (APG radio group). */
function ModeWords({ value, onValueChange, disabled }: ModeWordsProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  return (
    <div role="radiogroup" aria-label={words.mode} className={styles.words}>
      {modes.map((mode) => (
        <label key={mode} className={styles.word} data-label={words.modes[mode]}>
          <input
            type="radio"
            name={id}
            form=""
            value={mode}
            checked={mode === value}
            disabled={disabled}
            onChange={() => onValueChange(mode)}
            className={styles.wordInput}
          />
          <span className={styles.wordText}>{words.modes[mode]}</span>
        </label>
      ))}
    </div>
  )
}
