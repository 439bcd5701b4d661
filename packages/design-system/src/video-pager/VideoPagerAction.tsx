import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './VideoPagerAction.css.ts'

export type VideoPagerActionProps = ComponentPropsWithRef<'button'> & {
  /** 24 px. */
  icon: ReactNode
  /** A toggle: whether it is on (`aria-pressed`). Fill the icon then: colour alone tells nobody. */
  pressed?: boolean | undefined
  /** Rose when on. */
  tone?: 'like' | undefined
}

/** What one can do with the active video: a mark with a short text or a count under it, for `renderActions`. */
export function VideoPagerAction({ icon, pressed, tone, className, children, ...props }: VideoPagerActionProps) {
  return (
    <button
      type="button"
      data-component="VideoPagerAction"
      aria-pressed={pressed}
      {...props}
      className={clsx(styles.action, className)}
    >
      <span className={clsx(styles.disc, tone && pressed && styles.like)}>{icon}</span>
      {children}
    </button>
  )
}
