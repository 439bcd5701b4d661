import { countdown, number } from './Countdown.css.ts'

/** The seconds that are left, over the picture. For the eye: each of them is announced as well. */
export function Countdown({ remaining }: { remaining: number }) {
  return (
    <div className={countdown} aria-hidden="true">
      {/* A new element for each number, so that each one arrives. */}
      <span key={remaining} className={number}>
        {remaining}
      </span>
    </div>
  )
}
