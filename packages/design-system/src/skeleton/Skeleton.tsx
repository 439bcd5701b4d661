import { clsx } from 'clsx'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { shape as shapes, skeleton } from './Skeleton.css.ts'

export type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** `text` is exactly as high as one line of the text it stands for, so that nothing moves when that arrives. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Any CSS length or percentage. */
  width?: CSSProperties['inlineSize'] | undefined
  height?: CSSProperties['blockSize'] | undefined
}

/** The grey shape of what is still to come. Assistive technology never sees it: `SkeletonRegion` speaks for it. */
export function Skeleton({ shape = 'text', width, height, className, style, ...props }: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      aria-hidden
      {...props}
      className={clsx(skeleton, shapes[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  )
}
