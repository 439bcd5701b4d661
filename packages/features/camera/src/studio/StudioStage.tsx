import { lazy, Suspense, type ReactNode, type RefCallback } from 'react'
import { AudioLinesIcon, MusicIcon, SwitchCameraIcon, TimerIcon, XIcon } from '@skein/design-system'
import {
  canChange,
  elapsedOf,
  hasChoices,
  isLive,
  RecBadge,
  RecorderMessage,
  recordsVideo,
  shapeOf,
  type RecorderActions,
  type RecorderLevel,
  type RecorderState,
} from '@skein/design-system/recorder'
import type { MusicTrack } from '@skein/design-system/track-list'
import { Viewfinder } from '@skein/design-system/viewfinder'
import { useMessages } from '@skein/i18n'
import { orientationIcons } from './OrientationControl.tsx'
import { StudioDock } from './StudioDock.tsx'
import type { StudioMode } from './studio.types.ts'
import { untilLoaded } from './until-loaded.ts'
import type { StudioLayout } from './use-studio-layout.ts'

type StudioStageProps = {
  state: RecorderState
  actions: RecorderActions
  mode: StudioMode
  onModeChange: (mode: StudioMode) => void
  level: RecorderLevel
  preview: RefCallback<HTMLElement>
  tracks: readonly MusicTrack[]
  layout: StudioLayout
  sample: (target: HTMLCanvasElement) => boolean
  otherWay: ReactNode
  onClose: (() => void) | undefined
  /** Opens the sheet with the choices that have no room on a phone. */
  onSettings: () => void
}

const FilterStrip = lazy(() => untilLoaded(() => import('./FilterStrip.tsx')))

const ratios = { vertical: 9 / 16, horizontal: 16 / 9, square: 1 } as const

/** The dark half: the picture with what is said over it, and the dock. */
export function StudioStage(props: StudioStageProps) {
  const { state, actions, layout, preview, otherWay } = props
  const live = isLive(state)
  const compact = layout === 'compact'
  return (
    <Viewfinder.Root layout={layout}>
      <Viewfinder.Picture
        ratio={ratios[shapeOf(state.settings)]}
        wordy={!live}
        over={compact ? <OverPhone {...props} /> : <OverPicture {...props} />}
      >
        <Viewfinder.Layer ref={preview} hidden={!live} />
        {state.status === 'preview' && <Viewfinder.Thirds />}
        {state.status === 'countdown' && <Viewfinder.Countdown remaining={state.remaining} />}
        <RecorderMessage state={state} onTurnOn={actions.open} otherWay={otherWay} />
      </Viewfinder.Picture>
      <StudioDock
        state={state}
        actions={actions}
        mode={props.mode}
        onModeChange={props.onModeChange}
        compact={compact}
      />
    </Viewfinder.Root>
  )
}

/** How long it has recorded. */
function Rec({ state }: Pick<StudioStageProps, 'state'>) {
  const shown =
    ((state.status === 'recording' && state.begun) || state.status === 'stopping') && state.settings.mode !== 'photo'
  return shown ? <RecBadge elapsedMs={elapsedOf(state)} /> : null
}

/** Whether one is heard: seen before a minute has been recorded in silence. */
function Level({ state, level }: Pick<StudioStageProps, 'state' | 'level'>) {
  const m = useMessages('camera')
  if (!isLive(state) || !recordsVideo(state.settings)) return null
  return (
    <Viewfinder.Level level={level} audio={state.granted.audio} label={m.microphoneOn()} silentLabel={m.noSound()} />
  )
}

/** The name of the music: it is in the recording, so it is in the picture. */
function Song({ state, tracks }: Pick<StudioStageProps, 'state' | 'tracks'>) {
  if (!isLive(state) || !hasChoices(state.settings)) return null
  const song = tracks.find(({ id }) => id === state.settings.track)
  return song ? (
    <Viewfinder.Tag icon={<AudioLinesIcon size={16} />} detail={song.artist}>
      {song.title}
    </Viewfinder.Tag>
  ) : null
}

function OverPicture({ state, level, tracks }: StudioStageProps) {
  return (
    <>
      <Viewfinder.Row start={<Level state={state} level={level} />} middle={<Rec state={state} />} />
      <Viewfinder.Foot>
        <Song state={state} tracks={tracks} />
      </Viewfinder.Foot>
    </>
  )
}

function OverPhone({ state, actions, level, tracks, sample, onClose, onSettings }: StudioStageProps) {
  const m = useMessages('camera')
  const choices = hasChoices(state.settings)
  const { timer, orientation } = state.settings
  const opensSheet = { 'aria-haspopup': 'dialog', disabled: !canChange(state), onClick: onSettings } as const
  return (
    <>
      <Viewfinder.Row
        start={onClose && <Viewfinder.Button label={m.close()} icon={<XIcon />} onClick={onClose} />}
        middle={<Rec state={state} />}
        end={
          <Viewfinder.Button
            label={m.switchCamera()}
            icon={<SwitchCameraIcon />}
            aria-keyshortcuts="F"
            disabled={state.status !== 'preview'}
            onClick={actions.flip}
          />
        }
      />
      <Viewfinder.Row
        start={<Level state={state} level={level} />}
        middle={<Song state={state} tracks={tracks} />}
        end={
          <>
            {choices && (
              <Viewfinder.Button {...opensSheet} label={m.orientation()} icon={orientationIcons[orientation]} />
            )}
            <Viewfinder.Button
              {...opensSheet}
              label={m.timerAt({ length: m.seconds({ count: timer }) })}
              icon={<TimerIcon />}
              count={timer}
            />
            {choices && tracks.length > 0 && (
              <Viewfinder.Button {...opensSheet} label={m.music()} icon={<MusicIcon />} />
            )}
          </>
        }
      />
      <Viewfinder.Foot>
        <Suspense>
          {isLive(state) && (
            <FilterStrip value={state.settings.filter} onValueChange={actions.setFilter} sample={sample} />
          )}
        </Suspense>
      </Viewfinder.Foot>
    </>
  )
}
