import { useId } from 'react'
import { Field, LockIcon, Select, Slider } from '@skein/design-system'
import {
  canChange,
  hasChoices,
  isLive,
  type RecorderActions,
  type RecorderDevice,
  type RecorderState,
} from '@skein/design-system/recorder'
import { TrackList, type MusicTrack } from '@skein/design-system/track-list'
import { useMessages } from '@skein/i18n'

export type StudioChoicesProps = {
  state: RecorderState
  actions: RecorderActions
  tracks: readonly MusicTrack[]
  listening: string | null
  devices: readonly RecorderDevice[]
}

/** Music, for video and reel. */
export function MusicChoice({ state, actions, tracks, listening }: StudioChoicesProps) {
  const m = useMessages('camera')
  if (!hasChoices(state.settings) || tracks.length === 0) return null
  return (
    <TrackList
      label={m.music()}
      noneLabel={m.noMusic()}
      listenLabel={(title, isPlaying) => (isPlaying ? m.stopTrack({ title }) : m.playTrack({ title }))}
      lockedReason={canChange(state) ? undefined : m.locked()}
      tracks={tracks}
      value={state.settings.track}
      onValueChange={actions.setTrack}
      listening={listening}
      onListen={actions.listen}
      onStopListening={actions.stopListening}
    />
  )
}

/** Seconds before it begins: 0 to 10 by one (specification 2.6). */
export function TimerChoice({ state, actions, tracks }: StudioChoicesProps) {
  const m = useMessages('camera')
  const id = useId()
  const locked = !canChange(state)
  // The reason stands at the music; where there is none, here.
  const alone = locked && (!hasChoices(state.settings) || tracks.length === 0)
  return (
    <div className="min-w-0">
      <Slider
        label={m.timer()}
        max={10}
        ticks
        value={state.settings.timer}
        onValueChange={actions.setTimer}
        formatValue={(count) => m.seconds({ count })}
        formatOutput={(count) => m.secondsShort({ count })}
        disabled={locked}
        aria-describedby={alone ? id : undefined}
      />
      <div className="mt-4 flex justify-between px-6 text-caption text-text-muted tabular-nums" aria-hidden="true">
        <span>0</span>
        <span>5</span>
        <span>10</span>
      </div>
      {alone && (
        <span id={id} className="inline-flex items-center gap-6 text-caption text-text-muted">
          <LockIcon size={14} />
          {m.locked()}
        </span>
      )}
    </div>
  )
}

/** Which camera, where there is more than one, and the picture that it gives: it may be less than was asked for. */
export function DeviceChoice({ state, actions, devices }: StudioChoicesProps) {
  const m = useMessages('camera')
  return (
    <>
      {devices.length > 1 && (
        <Field label={m.device()}>
          <Select
            // Names of devices are long, and the system knows how to show them.
            native="always"
            options={[
              { value: '', label: m.anyDevice() },
              ...devices.map(({ deviceId, label }, at) => ({
                value: deviceId,
                label: label === '' ? m.unnamedDevice({ index: at + 1 }) : label,
              })),
            ]}
            value={state.settings.deviceId ?? ''}
            onValueChange={(deviceId) => actions.setDevice(deviceId === '' ? undefined : deviceId)}
            disabled={!canChange(state)}
          />
        </Field>
      )}
      {isLive(state) && <p className="text-caption text-text-muted tabular-nums">{pictureText(m, state.granted)}</p>}
    </>
  )
}

/** What the browser gave: pixels, and pictures a second where it tells. */
function pictureText(
  m: ReturnType<typeof useMessages<'camera'>>,
  { width, height, frameRate }: { width: number; height: number; frameRate: number },
): string {
  const size = { width: String(width), height: String(height) }
  const rate = Math.round(frameRate)
  return rate > 0 ? m.pictureAt({ ...size, rate }) : m.picture(size)
}
