import { postTypes } from '@skein/contract'
import { CameraIcon, SegmentedControl, SwitchCameraIcon } from '@skein/design-system'
import {
  canChange,
  elapsedOf,
  hasChoices,
  Shutter,
  type RecorderActions,
  type RecorderState,
  type ShutterFace,
} from '@skein/design-system/recorder'
import { Viewfinder } from '@skein/design-system/viewfinder'
import { useMessages } from '@skein/i18n'
import { OrientationControl } from './OrientationControl.tsx'
import type { StudioMode } from './studio.types.ts'

type StudioDockProps = {
  state: RecorderState
  actions: RecorderActions
  mode: StudioMode
  onModeChange: (mode: StudioMode) => void
  compact: boolean
}

/** What the shutter does now. */
function faceOf(state: RecorderState): ShutterFace {
  if (state.status === 'recording') return 'stop'
  if (state.status === 'stopping') return 'busy'
  if (state.status === 'countdown') return 'cancel'
  return state.settings.mode === 'photo' ? 'photo' : 'record'
}

/** The shutter, its name and its key in every state. */
function StudioShutter({ state, actions }: Pick<StudioDockProps, 'state' | 'actions'>) {
  const m = useMessages('camera')
  const face = faceOf(state)
  const does: Readonly<Record<ShutterFace, { press: () => void; label: string; keys?: string }>> = {
    record: { press: actions.record, label: m.record(), keys: 'R' },
    photo: { press: actions.takePhoto, label: m.takePhoto(), keys: 'Space' },
    stop: { press: actions.stop, label: m.stop(), keys: 'R' },
    cancel: { press: actions.cancelCountdown, label: m.cancel(), keys: 'Escape' },
    busy: { press: () => {}, label: m.saving() },
  }
  const { press, label, keys } = does[face]
  const needsPicture = face === 'record' || face === 'photo'
  return (
    <Shutter
      face={face}
      label={label}
      seconds={Math.floor(elapsedOf(state) / 1000)}
      inert={face === 'busy' || (needsPicture && state.status !== 'preview')}
      aria-keyshortcuts={keys}
      onClick={press}
    />
  )
}

/** Under the picture: what is made, the shutter in the exact middle, and how the camera stands. */
export function StudioDock({ state, actions, mode, onModeChange, compact }: StudioDockProps) {
  const m = useMessages('camera')
  const ready = state.status === 'preview'
  const choice = {
    label: m.mode(),
    disabled: !canChange(state),
    options: postTypes.map((value) => ({ value, label: m[value]() })),
    value: mode,
    onValueChange: onModeChange,
  }
  // A story is a video or a photo: the smaller button is the photo.
  const photo = state.settings.mode === 'both' && (
    <Viewfinder.Button
      variant="solid"
      label={m.takePhoto()}
      title={m.takePhoto()}
      aria-keyshortcuts="Space"
      icon={<CameraIcon />}
      disabled={!ready}
      onClick={actions.takePhoto}
    />
  )
  const shutter = <StudioShutter state={state} actions={actions} />
  if (compact) {
    return (
      <Viewfinder.Dock end={photo} below={<Viewfinder.Modes {...choice} />}>
        {shutter}
      </Viewfinder.Dock>
    )
  }
  return (
    <Viewfinder.Dock
      start={<SegmentedControl {...choice} surface="stage" size="lg" />}
      end={
        <>
          {hasChoices(state.settings) && <OrientationControl state={state} actions={actions} iconsOnly />}
          {photo}
          <Viewfinder.Button
            variant="solid"
            label={m.switchCamera()}
            title={m.switchCamera()}
            aria-keyshortcuts="F"
            icon={<SwitchCameraIcon />}
            disabled={!ready}
            onClick={actions.flip}
          />
        </>
      }
    >
      {shutter}
    </Viewfinder.Dock>
  )
}
