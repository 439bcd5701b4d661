import type { RecorderTrack } from './recorder.driver.ts'

/** Music under a voice: loud enough to dance to, low enough to be spoken over. */
const musicGain = 0.6

export interface CameraSound {
  /** The microphone's loudness, 0–1. */
  level: () => number
  /** The sound for the file: the microphone, with the music under it. */
  mix: (music: AudioBuffer | undefined) => { tracks: MediaStreamTrack[]; start: () => void; stop: () => void }
  close: () => void
}

/** Microphone, meter and music. Without a microphone (a photo, or none there) only the music sounds. */
export function createSound(stream: MediaStream, context: () => AudioContext): CameraSound {
  const voice = stream.getAudioTracks()
  let analyser: AnalyserNode | undefined
  let microphone: MediaStreamAudioSourceNode | undefined
  if (voice.length > 0) {
    microphone = context().createMediaStreamSource(stream)
    analyser = context().createAnalyser()
    analyser.fftSize = 512
    microphone.connect(analyser)
  }
  const samples = new Float32Array(512)

  return {
    level: () => {
      if (!analyser) return 0
      analyser.getFloatTimeDomainData(samples)
      const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      // Speech lies between −50 and −10 dB: a meter in plain amplitude would hardly move.
      return loudness === 0 ? 0 : Math.min(1, Math.max(0, (20 * Math.log10(loudness) + 55) / 45))
    },
    mix: (music) => {
      // The microphone's own track needs no detour, and no browser can hold it back.
      if (!music) return { tracks: voice, start: () => {}, stop: () => {} }
      const audio = context()
      const destination = audio.createMediaStreamDestination()
      microphone?.connect(destination)
      const player = playBuffer(audio, music, [destination, audio.destination])
      let over = false
      return {
        tracks: destination.stream.getAudioTracks(),
        start: () => player.start(),
        // Called when the file is whole and when the camera is closed, whichever comes first.
        stop: () => {
          if (over) return
          over = true
          player.stop()
          microphone?.disconnect(destination)
          for (const track of destination.stream.getTracks()) track.stop()
        },
      }
    },
    close: () => {
      microphone?.disconnect()
      analyser = undefined
    },
  }
}

/** Plays a sound into several places, from its beginning again where it is over before the recording is. */
export function playBuffer(
  audio: AudioContext,
  buffer: AudioBuffer,
  outputs: readonly AudioNode[],
): { start: () => void; stop: () => void } {
  const source = audio.createBufferSource()
  const gain = audio.createGain()
  source.buffer = buffer
  source.loop = true
  gain.gain.value = musicGain
  source.connect(gain)
  for (const output of outputs) gain.connect(output)
  let started = false
  return {
    start: () => {
      started = true
      source.start()
    },
    stop: () => {
      if (started) source.stop()
      gain.disconnect()
    },
  }
}

let last: { readonly source: string; readonly sound: Promise<AudioBuffer> } | undefined

async function load(source: string, audio: AudioContext): Promise<AudioBuffer> {
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`)
  return audio.decodeAudioData(await answer.arrayBuffer())
}

/** A track's sound. Only the last one is kept, since half a minute takes 11 MB; a failure may be tried again. */
export function decode({ source }: RecorderTrack, audio: AudioContext): Promise<AudioBuffer> {
  if (typeof source !== 'string') return Promise.resolve(source)
  if (last?.source === source) return last.sound
  const sound = load(source, audio)
  last = { source, sound }
  sound.catch(() => {
    if (last?.sound === sound) last = undefined
  })
  return sound
}

/** How long a track is listened to before choosing. */
const listenMs = 8000

/** Plays the beginning of a track; returns what stops it. */
export async function listenTo(track: RecorderTrack, audio: AudioContext, onEnd: () => void): Promise<() => void> {
  const buffer = await decode(track, audio)
  const player = playBuffer(audio, buffer, [audio.destination])
  const timer = setTimeout(onEnd, Math.min(listenMs, buffer.duration * 1000))
  player.start()
  return () => {
    clearTimeout(timer)
    player.stop()
  }
}
