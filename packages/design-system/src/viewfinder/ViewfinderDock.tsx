import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './Viewfinder.css.ts'

export type ViewfinderDockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Before the shutter; over it where there is little room. */
  start?: ReactNode
  /** The shutter: in the exact middle, whatever stands beside it. */
  children: ReactNode
  /** After the shutter, one beside the other. */
  end?: ReactNode
  /** Under all of it. */
  below?: ReactNode
}

/** Under the picture: what a camera is worked with. */
export function ViewfinderDock({ start, children, end, below, className, ...props }: ViewfinderDockProps) {
  return (
    <div data-component="Viewfinder.Dock" {...props} className={clsx(styles.dock, className)}>
      {start !== undefined && <div className={styles.before}>{start}</div>}
      <div className={styles.centre}>{children}</div>
      {end !== undefined && <div className={styles.after}>{end}</div>}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </div>
  )
}
