/** What is asked of the camera, and what of its picture is kept (specification 9). */
import type { RecorderSize } from './recorder.driver.ts'
import { shapeOf, type RecorderSettings } from './recorder.reducer.ts'

interface Asked {
  readonly ideal: RecorderSize
  readonly max: RecorderSize
}

const size = (width: number, height: number): RecorderSize => ({ width, height })

const shapes = {
  vertical: { ideal: size(720, 1280), max: size(1080, 1920) },
  horizontal: { ideal: size(1920, 1080), max: size(1920, 1080) },
  square: { ideal: size(1080, 1080), max: size(1080, 1080) },
} as const

function asked(settings: RecorderSettings, fixed: RecorderSize | undefined): Asked {
  return fixed ? { ideal: fixed, max: fixed } : shapes[shapeOf(settings)]
}

/** 30 pictures a second, never more than 60; a microphone only where sound is recorded. */
export function constraintsFor(settings: RecorderSettings, fixed?: RecorderSize): MediaStreamConstraints {
  const { ideal, max } = asked(settings, fixed)
  return {
    video: {
      width: { ideal: ideal.width, max: max.width },
      height: { ideal: ideal.height, max: max.height },
      frameRate: { ideal: 30, max: 60 },
      ...(settings.deviceId === undefined
        ? { facingMode: { ideal: settings.facing } }
        : { deviceId: { exact: settings.deviceId } }),
    },
    audio: settings.mode !== 'photo' && {
      echoCancellation: true,
      noiseSuppression: true,
      // One that was pulled out is no reason to have no sound.
      ...(settings.microphoneId !== undefined && { deviceId: { ideal: settings.microphoneId } }),
    },
  }
}

/** The part of the camera's picture that is kept, in its pixels. */
export interface Crop extends RecorderSize {
  readonly x: number
  readonly y: number
}

/** The largest centred part of `source` with the proportions of `shape`. */
export function centreCrop(source: RecorderSize, shape: RecorderSize): Crop {
  const scale = Math.min(source.width / shape.width, source.height / shape.height)
  const width = shape.width * scale
  const height = shape.height * scale
  return { x: (source.width - width) / 2, y: (source.height - height) / 2, width, height }
}

/** Encoders want even numbers of pixels. */
const even = (value: number) => Math.max(2, 2 * Math.round(value / 2))

/**
 * The size of the file: the wanted proportions, as many pixels of the camera's picture as fit, never blown up and never
 * more than the specification's maximum.
 */
export function pictureSize(settings: RecorderSettings, source: RecorderSize, fixed?: RecorderSize): RecorderSize {
  const { ideal, max } = asked(settings, fixed)
  const crop = centreCrop(source, ideal)
  const scale = Math.min(1, max.width / crop.width, max.height / crop.height)
  return size(even(crop.width * scale), even(crop.height * scale))
}
