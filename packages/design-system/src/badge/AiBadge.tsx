'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { SparklesIcon } from '../icon/index.ts'
import { useWords } from '../provider/words.ts'
import { aiBadge } from './Badge.css.ts'

export type AiBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'aria-label'> & {
  /** Its accessible name; the provider's words for "Generated with AI" by default. */
  label?: string | undefined
}

/** Sparkles and the letters "AI": by picture, by text and by colour, because violet alone is not seen by everyone. */
export function AiBadge({ label, className, ...props }: AiBadgeProps) {
  const words = useWords()
  return (
    <span
      data-component="AiBadge"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold what is drawn here
      role="img"
      aria-label={label ?? words.aiGenerated}
      {...props}
      className={clsx(aiBadge, className)}
    >
      <SparklesIcon size={14} />
      AI
    </span>
  )
}
