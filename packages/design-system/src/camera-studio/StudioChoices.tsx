'use client'
import { useId } from 'react'
import { LockIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import type { RecorderDevice } from '../recorder/recorder.driver.ts'
import { canChange, hasChoices, isLive, type RecorderState } from '../recorder/recorder.reducer.ts'
import type { RecorderActions } from '../recorder/recorder.store.ts'
import { Slider } from '../slider/Slider.tsx'
import type { CameraStudioTrack } from './camera-studio.types.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { scale } from './CameraStudio.css.ts'
import { DevicePicker } from './DevicePicker.tsx'
import { granted, reason, section } from './Section.css.ts'
import { TrackList } from './TrackList.tsx'

export type StudioChoicesProps = {
  state: RecorderState
  actions: RecorderActions
  tracks: readonly CameraStudioTrack[]
  listening: string | null
  devices: readonly RecorderDevice[]
}

/** Music, for video and reel. */
export function MusicChoice({ state, actions, tracks, listening }: StudioChoicesProps) {
  if (!hasChoices(state.settings) || tracks.length === 0) return null
  return (
    <TrackList
      tracks={tracks}
      value={state.settings.track}
      onValueChange={actions.setTrack}
      locked={!canChange(state)}
      listening={listening}
      onListen={actions.listen}
      onStopListening={actions.stopListening}
    />
  )
}

/** Seconds before it begins: 0 to 10 by one (specification 2.6). */
export function TimerChoice({ state, actions, tracks }: StudioChoicesProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  const locked = !canChange(state)
  // The reason stands at the music; where there is none, here.
  const alone = locked && (!hasChoices(state.settings) || tracks.length === 0)
  return (
    <div className={section}>
      <Slider
        label={words.timer}
        max={10}
        ticks
        value={state.settings.timer}
        onValueChange={actions.setTimer}
        formatValue={words.seconds}
        formatOutput={words.secondsShort}
        disabled={locked}
        aria-describedby={alone ? id : undefined}
      />
      <div className={scale} aria-hidden="true">
        <span>0</span>
        <span>5</span>
        <span>10</span>
      </div>
      {alone && (
        <span id={id} className={reason}>
          <LockIcon size={14} />
          {words.locked}
        </span>
      )}
    </div>
  )
}

/** Which camera, where there is more than one, and the picture that it gives: it may be less than was asked for. */
export function DeviceChoice({ state, actions, devices }: StudioChoicesProps) {
  const words = useWordSet(cameraStudioWords)
  return (
    <>
      {devices.length > 1 && (
        <DevicePicker
          devices={devices}
          value={state.settings.deviceId}
          onValueChange={actions.setDevice}
          disabled={!canChange(state)}
        />
      )}
      {isLive(state) && (
        <p className={granted}>
          {words.picture(state.granted.width, state.granted.height, Math.round(state.granted.frameRate))}
        </p>
      )}
    </>
  )
}
