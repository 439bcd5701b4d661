import type { CameraTake, FinishedTake, RecorderSize, TakeOptions } from './recorder.driver.ts'

/** A piece every second (specification 9): what a crash can take away is one second. */
const chunkMs = 1000
/** Bits for each pixel of each picture; about 2.8 Mbit/s for 720×1280 at 30. */
const bitsPerPixel = 0.1

interface TakeParts {
  readonly Recorder: typeof MediaRecorder
  readonly stream: MediaStream
  readonly mimeType: string
  readonly videoBitsPerSecond: number | undefined
  readonly audioBitsPerSecond: number | undefined
  readonly size: RecorderSize
  readonly frameRate: number
  readonly now: () => number
  /** Everything that has to be there before the first picture is written. */
  readonly ready: Promise<{ start: () => void; stop: () => void }>
  /** The recorder has its last byte: the camera can go. */
  readonly onWritten: () => void
}

/** Writes a stream into a file. */
export function startTake(
  {
    Recorder,
    stream,
    mimeType,
    videoBitsPerSecond,
    audioBitsPerSecond,
    size,
    frameRate,
    now,
    ready,
    onWritten,
  }: TakeParts,
  { onChunk, onStart, onError }: Pick<TakeOptions, 'onChunk' | 'onStart' | 'onError'>,
): CameraTake {
  const chunks: Blob[] = []
  /** Later by what a pause left out. */
  let startedAt = 0
  let pausedAt: number | undefined
  let stopped: (() => void) | undefined
  let music: { start: () => void; stop: () => void } | undefined
  let recorder: MediaRecorder | undefined
  let asked = false

  function begin(): void {
    recorder = new Recorder(stream, {
      mimeType,
      videoBitsPerSecond: videoBitsPerSecond ?? size.width * size.height * (frameRate || 30) * bitsPerPixel,
      ...(audioBitsPerSecond !== undefined && { audioBitsPerSecond }),
    })
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      chunks.push(data)
      onChunk(data)
    })
    recorder.addEventListener('error', () => onError(new Error(mimeType)))
    recorder.addEventListener('stop', () => stopped?.())
    recorder.start(chunkMs)
    // Not at its 'start' event: with a slow encoder that comes a second after the first picture in the file.
    startedAt = now()
    music?.start()
    onStart()
  }

  const begun = ready.then((loaded) => {
    music = loaded
    // Stopped before the music was there: nothing was recorded.
    if (asked) music.stop()
    else begin()
    return undefined
  })
  begun.catch((error: unknown) => {
    if (!asked) onError(error)
  })

  return {
    pause: () => {
      if (recorder?.state !== 'recording') return
      recorder.pause()
      pausedAt = now()
    },
    resume: () => {
      if (recorder?.state !== 'paused' || pausedAt === undefined) return
      recorder.resume()
      startedAt += now() - pausedAt
      pausedAt = undefined
    },
    finish: async (): Promise<FinishedTake> => {
      asked = true
      const durationMs = startedAt === 0 ? 0 : Math.round((pausedAt ?? now()) - startedAt)
      // It waits for its music still, and not for a network that may never answer.
      if (!recorder) return { ...size, blob: new Blob([]), durationMs: 0, mimeType }
      await begun
      if (recorder && recorder.state !== 'inactive') {
        await new Promise<void>((resolve) => {
          stopped = resolve
          recorder?.stop()
        })
      }
      music?.stop()
      onWritten()
      const blob = new Blob(chunks, { type: mimeType.split(';')[0] ?? mimeType })
      const raw = { ...size, blob, durationMs, mimeType: blob.type }
      if (blob.size === 0) return raw
      // A browser's own file has no duration and cannot be wound; where that cannot be mended, it still plays.
      try {
        const { makeSeekable } = await import('./seekable.ts')
        return await makeSeekable(raw)
      } catch {
        return raw
      }
    },
  }
}
