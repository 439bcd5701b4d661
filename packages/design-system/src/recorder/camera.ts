import { startPicture } from './camera-picture.ts'
import { createSound, decode } from './camera-sound.ts'
import { startTake } from './camera-take.ts'
import type { BrowserWorld } from './browser-world.ts'
import { pickMimeType } from './recorder.formats.ts'
import { constraintsFor, pictureSize } from './recorder.constraints.ts'
import { RecorderError, type CameraRequest, type RecorderCamera, type RecorderSize } from './recorder.driver.ts'
import type { RecorderErrorReason } from './recorder.reducer.ts'

const photoType = 'image/jpeg'
const photoQuality = 0.9

/** The browser's names for what went wrong (Media Capture and Streams, 10.2.4). */
const reasons: Readonly<Record<string, RecorderErrorReason>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

function explain(error: unknown): RecorderError {
  if (error instanceof RecorderError) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const reason = reasons[name]
  return reason ? new RecorderError(reason) : new RecorderError('failed', error instanceof Error ? error.message : name)
}

function end(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Milliseconds that a recording waits for its music: then it says that it cannot begin. */
const musicWaitMs = 10_000

/** What came in time. @throws RecorderError when it did not */
function inTime<Value>(wanted: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RecorderError('failed')), musicWaitMs)
  })
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer))
}

/** Whether the camera is worth asking for again, without the microphone: that is missing, busy, or forbidden by itself. */
async function isMicrophone(world: BrowserWorld, reason: RecorderErrorReason): Promise<boolean> {
  if (reason === 'not-found' || reason === 'in-use') return true
  if (reason !== 'denied' || !world.permissions) return false
  // A member who said no just now is not asked a second time.
  const [microphone, camera] = await Promise.all(
    (['microphone', 'camera'] as const).map(async (name) => (await world.permissions?.query({ name }))?.state),
  ).catch(() => [])
  return microphone === 'denied' && camera === 'granted'
}

/** Asks once; where the microphone is what fails, asks for the camera alone. */
async function ask(world: BrowserWorld, { settings, size, signal }: CameraRequest): Promise<MediaStream> {
  const { mediaDevices } = world
  // Browsers offer it in secure contexts only.
  if (!mediaDevices) throw new RecorderError('unsupported')
  const wanted = constraintsFor(settings, size)
  try {
    return await mediaDevices.getUserMedia(wanted)
  } catch (error) {
    if (signal.aborted || wanted.audio === false || !(await isMicrophone(world, explain(error).reason))) throw error
    signal.throwIfAborted()
    return mediaDevices.getUserMedia({ ...wanted, audio: false })
  }
}

/** Shows a stream and waits for its first picture. */
async function watch(stream: MediaStream, video: HTMLVideoElement, signal: AbortSignal): Promise<RecorderSize> {
  const first = new Promise<void>((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new RecorderError('failed')), { once: true })
    signal.addEventListener('abort', () => reject(new RecorderError('lost')), { once: true })
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => reject(new RecorderError('lost')), { once: true })
  })
  // iOS shows a video that may not play inline on the whole screen.
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream })
  await Promise.all([first, video.play()])
  return { width: video.videoWidth, height: video.videoHeight }
}

/** Opens camera and microphone. Whatever fails or is aborted on the way, every track is ended. */
export async function openCamera(world: BrowserWorld, request: CameraRequest): Promise<RecorderCamera> {
  const { settings, signal } = request
  let stream: MediaStream | undefined
  const video = document.createElement('video')
  const abandon = () => end(stream)
  signal.addEventListener('abort', abandon)
  try {
    signal.throwIfAborted()
    stream = await ask(world, request)
    // The view may be gone by the time the member answers.
    signal.throwIfAborted()
    const source = await watch(stream, video, signal)
    signal.throwIfAborted()
    return assemble(world, stream, video, pictureSize(settings, source, request.size))
  } catch (error) {
    end(stream)
    video.srcObject = null
    throw explain(error)
  } finally {
    signal.removeEventListener('abort', abandon)
  }
}

function assemble(
  world: BrowserWorld,
  stream: MediaStream,
  video: HTMLVideoElement,
  size: RecorderSize,
): RecorderCamera {
  const { frameRate = 0, deviceId = '' } = stream.getVideoTracks()[0]?.getSettings() ?? {}
  const picture = startPicture(video, world.createCanvas(), size)
  const sound = createSound(stream, world.audio)
  const { canvas } = picture
  Object.assign(canvas.style, { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
  let lost = () => {}
  let open = true
  let endTake = () => {}
  // A microphone that went away would leave a silent film; a permission that was taken back ends both.
  for (const track of stream.getTracks()) track.addEventListener('ended', () => open && lost())

  function close(): void {
    open = false
    end(stream)
    endTake()
    picture.close()
    sound.close()
    video.srcObject = null
  }

  return {
    canvas,
    granted: {
      ...size,
      frameRate,
      deviceId,
      audio: stream.getAudioTracks().length > 0,
      pausable: typeof world.MediaRecorder?.prototype.pause === 'function',
    },
    setFilter: picture.setFilter,
    level: sound.level,
    sample: picture.sample,
    onLost: (listener) => {
      lost = listener
    },
    close,
    record: ({ track, ...options }) => {
      const mimeType = pickMimeType((type) => world.MediaRecorder?.isTypeSupported(type) ?? false, world.formats)
      if (!world.MediaRecorder || mimeType === undefined) throw new RecorderError('unsupported')
      const film = canvas.captureStream()
      let mix: ReturnType<typeof sound.mix> | undefined
      endTake = () => {
        mix?.stop()
        end(film)
      }
      const ready = (track ? inTime(decode(track, world.audio())) : Promise.resolve(undefined)).then((music) => {
        mix = sound.mix(music)
        for (const each of mix.tracks) film.addTrack(each)
        return mix
      })
      return startTake(
        {
          Recorder: world.MediaRecorder,
          videoBitsPerSecond: world.videoBitsPerSecond,
          audioBitsPerSecond: world.audioBitsPerSecond,
          stream: film,
          mimeType,
          size,
          frameRate,
          now: world.now,
          ready,
          onWritten: close,
        },
        options,
      )
    },
    photo: async () => {
      picture.draw()
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, photoType, photoQuality))
      return { ...size, blob: blob ?? new Blob([]), durationMs: 0, mimeType: photoType }
    },
  }
}
