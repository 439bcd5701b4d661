import type { ComponentPropsWithRef } from 'react'
import { XIcon } from '../icon/index.ts'
import { waiting } from './stage.css.ts'
import { arc, face as faceStyle, ring, shutter } from './Shutter.css.ts'

export type ShutterFace = 'record' | 'photo' | 'stop' | 'cancel' | 'busy'

export type ShutterProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What a press does now: it is drawn, and `label` says it. */
  face: ShutterFace
  label: string
  /** Seconds recorded: the arc is their part of a minute, or of `limit`. */
  seconds?: number | undefined
  /** Seconds after which a recording stops by itself: the arc is then what is left of them. */
  limit?: number | undefined
  /** Does nothing when pressed, and keeps the focus: pressed again, it may be something else already. */
  inert?: boolean | undefined
}

/** The one big button of a camera. It stays the same element from Record to Stop, so that focus never leaves it. */
export function Shutter({
  face,
  label,
  seconds = 0,
  limit,
  inert = false,
  className,
  onClick,
  ...props
}: ShutterProps) {
  const whole = limit ?? 60
  const drawn = limit === undefined ? Math.min(60, seconds) : Math.max(0, limit - seconds)
  return (
    <button
      type="button"
      data-component="Shutter"
      data-shutter=""
      {...props}
      data-face={face}
      aria-label={label}
      aria-disabled={inert || undefined}
      onClick={inert ? undefined : onClick}
      className={className === undefined ? shutter : `${shutter} ${className}`}
    >
      <svg className={ring} viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="38" />
        {face === 'stop' && drawn > 0 && (
          <circle className={arc} cx="40" cy="40" r="38" pathLength={whole} strokeDasharray={`${drawn} ${whole}`} />
        )}
      </svg>
      {face === 'cancel' && <XIcon size={28} />}
      {face === 'busy' && <span className={waiting} />}
      {(face === 'record' || face === 'photo' || face === 'stop') && <span className={faceStyle} />}
    </button>
  )
}
