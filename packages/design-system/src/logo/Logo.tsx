import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { glyph, logo } from './Logo.css.ts'

export type LogoProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'width' | 'height'> & {
  /** Width and height in px. */
  size?: number | undefined
}

/** The mark: a strand of thread on a square of ink. Decoration unless it is given an `aria-label`. */
export function Logo({ size = 28, className, ...props }: LogoProps) {
  const named = props['aria-label'] !== undefined
  return (
    <svg
      data-component="Logo"
      viewBox="0 0 28 28"
      width={size}
      height={size}
      fill="none"
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      focusable={false}
      {...props}
      className={clsx(logo, className)}
    >
      <rect width="28" height="28" rx="8" fill="currentColor" />
      <g className={glyph} strokeWidth="1.75" strokeLinecap="round">
        <path opacity=".5" d="M7.4 13.8c2 0 2.4-2.1 4.2-2.6" />
        <path d="M7.8 18.3c3.4 0 3-8.7 6.3-8.7s3 8.7 6.3 8.7" />
      </g>
    </svg>
  )
}
