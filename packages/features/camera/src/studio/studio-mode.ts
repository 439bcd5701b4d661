import {
  hasChoices,
  type RecorderActions,
  type RecorderMode,
  type RecorderSettings,
  type RecorderState,
} from '@skein/design-system/recorder'
import type { StudioMode, StudioSettings } from './studio.types.ts'

/** What the recorder does in each mode: a reel is a video of another kind, and a story is a video or a photo. */
const recorderModes: Readonly<Record<StudioMode, RecorderMode>> = {
  video: 'video',
  photo: 'photo',
  story: 'both',
  reel: 'video',
}

/** The studio's settings as the recorder knows them. */
export const recorderSettings = ({ mode, ...others }: Partial<StudioSettings>): Partial<RecorderSettings> => ({
  ...others,
  ...(mode && { mode: recorderModes[mode] }),
})

/** Puts the recorder into a mode. The camera begins anew with each (specification §2.6), also where the recorder does the same in both. */
export function changeMode(mode: StudioMode, { settings, status }: RecorderState, actions: RecorderActions): void {
  const next = recorderModes[mode]
  if (next !== settings.mode) actions.setMode(next)
  else if (status === 'preview' || status === 'requesting') {
    actions.close()
    actions.open()
  }
}

/** Whether music sounds in what is made: as the recorder has it. */
export const takesMusic = (mode: StudioMode): boolean => hasChoices({ mode: recorderModes[mode] })
