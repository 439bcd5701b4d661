import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './Viewfinder.css.ts'

export type ViewfinderRowProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  start?: ReactNode
  middle?: ReactNode
  end?: ReactNode
}

/** A line over the picture, whose middle is the picture's middle. Several things in one place stand one under the other. */
export function ViewfinderRow({ start, middle, end, className, ...props }: ViewfinderRowProps) {
  const cell = (place: string, content: ReactNode) =>
    content !== undefined && content !== null && content !== false && <div className={place}>{content}</div>
  return (
    <div data-component="Viewfinder.Row" {...props} className={clsx(styles.row, className)}>
      {cell(styles.start, start)}
      {cell(styles.middle, middle)}
      {cell(styles.end, end)}
    </div>
  )
}

export type ViewfinderFootProps = ComponentPropsWithRef<'div'>

/** What stands at the lower edge of the picture, in its middle. */
export function ViewfinderFoot({ className, ...props }: ViewfinderFootProps) {
  return <div data-component="Viewfinder.Foot" {...props} className={clsx(styles.foot, className)} />
}
