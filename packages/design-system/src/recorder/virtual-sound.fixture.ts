/** A sound card without a clock: what a recorder would hear is computed at once (`OfflineAudioContext`) instead of played. */

/** Seconds that are computed: no recording with sound may be longer. */
const longest = 5
const sampleRate = 48_000

export interface VirtualSound {
  /** In the place of the browser's. It is wired as that one is, and what goes to its loudspeaker is not heard. */
  readonly context: AudioContext
  /** What a recorder of these tracks hears from its beginning on; nothing where there are none. */
  heard: (tracks: readonly MediaStreamTrack[]) => Promise<AudioBuffer | undefined>
}

/**
 * @param live mints the tracks, which are real ones and silent
 * @param voice what every microphone hears, in Hz, at 0.3 of what is possible
 */
export function virtualSound(live: AudioContext, voice: number): VirtualSound {
  const fresh = () => new OfflineAudioContext(1, longest * sampleRate, sampleRate)
  let offline = fresh()
  const mixed = new Set<MediaStreamTrack>()

  function speak(context: OfflineAudioContext): GainNode {
    const tone = context.createOscillator()
    const quiet = context.createGain()
    tone.frequency.value = voice
    quiet.gain.value = 0.3
    tone.connect(quiet)
    tone.start()
    return quiet
  }

  const methods: Partial<AudioContext> = {
    createMediaStreamSource: (mediaStream) => Object.assign(speak(offline), { mediaStream }),
    createMediaStreamDestination: () => {
      const { stream } = live.createMediaStreamDestination()
      for (const track of stream.getTracks()) mixed.add(track)
      const node = offline.createGain()
      node.connect(offline.destination)
      return Object.assign(node, { stream })
    },
    createBufferSource: () => offline.createBufferSource(),
    createGain: () => offline.createGain(),
    createAnalyser: () => offline.createAnalyser(),
    decodeAudioData: (data: ArrayBuffer) => offline.decodeAudioData(data),
  }
  const context: AudioContext = Object.create(live, {
    ...Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value }])),
    destination: { get: () => offline.createGain() },
  })

  return {
    context,
    heard: (tracks) => {
      if (tracks.some((track) => mixed.has(track))) {
        const mix = offline
        // It can be computed once.
        offline = fresh()
        return mix.startRendering()
      }
      if (tracks.length === 0) return Promise.resolve(undefined)
      const alone = fresh()
      speak(alone).connect(alone.destination)
      return alone.startRendering()
    },
  }
}
