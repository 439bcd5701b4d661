'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { MicIcon, MicOffIcon } from '../icon/index.ts'
import type { RecorderLevel } from '../recorder/recorder.level.ts'
import { useRecorderLevel } from '../recorder/use-recorder.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { bar, bars, meter } from './ViewfinderLevel.css.ts'

export type ViewfinderLevelProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'aria-label'> & {
  level: RecorderLevel
  /** Whether there is a microphone at all. */
  audio: boolean
  /** Said where there is one. */
  label: string
  /** Shown where there is none. */
  silentLabel: string
}

/** The middle one moves most, as a voice does. */
const shares = [0.55, 0.85, 1, 0.7]

/** Shows that one is heard, before a minute has been recorded in silence. The bars are for the eye only. */
export function ViewfinderLevel({ level, audio, label, silentLabel, className, ...props }: ViewfinderLevelProps) {
  return (
    <span data-component="Viewfinder.Level" {...props} className={clsx(meter, className)}>
      {audio ? (
        <>
          <MicIcon size={16} />
          <VisuallyHidden>{label}</VisuallyHidden>
          <Bars level={level} />
        </>
      ) : (
        <>
          <MicOffIcon size={16} />
          {silentLabel}
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
