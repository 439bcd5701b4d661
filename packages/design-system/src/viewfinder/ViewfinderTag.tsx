import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { detail as detailStyle, size as sizes, tag, text } from './ViewfinderTag.css.ts'

export type ViewfinderTagProps = ComponentPropsWithRef<'span'> & {
  icon?: ReactNode
  /** A few words; what is too long for the picture ends in dots. */
  children: ReactNode
  /** Said as well where the picture is wide enough for it. */
  detail?: ReactNode
  /** 28 or 32 px high. */
  size?: 'sm' | 'md' | undefined
}

/** A few words on glass over the picture: legible over any of it. */
export function ViewfinderTag({ icon, detail, size = 'md', children, className, ...props }: ViewfinderTagProps) {
  return (
    <span data-component="Viewfinder.Tag" {...props} className={clsx(tag, sizes[size], className)}>
      {icon}
      <span className={text}>{children}</span>
      {detail !== undefined && <span className={detailStyle}>{detail}</span>}
    </span>
  )
}
