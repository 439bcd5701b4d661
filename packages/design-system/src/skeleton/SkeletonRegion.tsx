import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

export type SkeletonRegionProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label'> & {
  /** What is said once while it loads: "Loading posts". */
  label: string
  /** Skeletons now, content after: the region stays the same element, so that the change is noticed. */
  busy: boolean
}

/** Around skeletons and, afterwards, around what they stood for. */
export function SkeletonRegion({ label, busy, children, ...props }: SkeletonRegionProps) {
  return (
    <div data-component="SkeletonRegion" aria-busy={busy} {...props}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form's result; this is no result */}
      <VisuallyHidden role="status">{busy ? label : ''}</VisuallyHidden>
      {children}
    </div>
  )
}
