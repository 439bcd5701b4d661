'use client'
import { MicIcon, MicOffIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import type { RecorderLevel } from '../recorder/recorder.level.ts'
import { useRecorderLevel } from '../recorder/use-recorder.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { cameraStudioWords } from './camera-studio.words.ts'
import { bar, bars, meter } from './LevelMeter.css.ts'

export type LevelMeterProps = {
  level: RecorderLevel
  /** Whether there is a microphone at all. */
  audio: boolean
}

/** The middle one moves most, as a voice does. */
const shares = [0.55, 0.85, 1, 0.7]

/** Shows that one is heard, before a minute has been recorded in silence. The bars are for the eye only. */
export function LevelMeter({ level, audio }: LevelMeterProps) {
  const words = useWordSet(cameraStudioWords)
  return (
    <span className={meter}>
      {audio ? (
        <>
          <MicIcon size={16} />
          <VisuallyHidden>{words.microphoneOn}</VisuallyHidden>
          <Bars level={level} />
        </>
      ) : (
        <>
          <MicOffIcon size={16} />
          {words.noSound}
        </>
      )}
    </span>
  )
}

/** The only part that renders fifteen times a second. */
function Bars({ level }: { level: RecorderLevel }) {
  const loudness = useRecorderLevel(level)
  return (
    <span className={bars} aria-hidden="true">
      {shares.map((share) => (
        <span key={share} className={bar} style={{ transform: `scaleY(${Math.max(0.19, loudness * share)})` }} />
      ))}
    </span>
  )
}
