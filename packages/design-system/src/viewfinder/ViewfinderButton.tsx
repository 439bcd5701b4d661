import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { glass, round, solid } from '../recorder/stage.css.ts'
import { button, count as countStyle } from './ViewfinderButton.css.ts'

export type ViewfinderButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What it does: its name. */
  label: string
  icon: ReactNode
  /** `glass` over the picture, `solid` in the dock. */
  variant?: 'glass' | 'solid' | undefined
  /** A number at its corner, such as the seconds of a timer. For the eye: `label` has to say it. */
  count?: number | undefined
}

/** A round button of 44 px over the picture or beside the shutter. */
export function ViewfinderButton({
  label,
  icon,
  variant = 'glass',
  count,
  className,
  ...props
}: ViewfinderButtonProps) {
  return (
    <button
      type="button"
      data-component="Viewfinder.Button"
      {...props}
      aria-label={label}
      className={clsx(variant === 'glass' ? glass : solid, round, button, className)}
    >
      {icon}
      {count !== undefined && count > 0 && (
        <span className={countStyle} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
