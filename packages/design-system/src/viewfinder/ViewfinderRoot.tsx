import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { stage } from './Viewfinder.css.ts'

export type ViewfinderRootProps = ComponentPropsWithRef<'div'> & {
  /**
   * How much room there is. `wide`: everything in the dock stands on one line. `narrow`: what comes before the shutter stands
   * over it. `compact`: a phone, where the picture reaches the edges and things stand on all of it.
   */
  layout?: 'wide' | 'narrow' | 'compact' | undefined
}

/** The stage of a camera: a picture, and under it the dock. Dark in both themes. It fills its place. */
export function ViewfinderRoot({ layout = 'wide', className, ...props }: ViewfinderRootProps) {
  return (
    <div
      data-component="Viewfinder.Root"
      data-theme="dark"
      {...props}
      data-layout={layout}
      className={clsx(stage, className)}
    />
  )
}
