import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import {
  action as actionStyle,
  description as descriptionStyle,
  emptyState,
  mark as markStyle,
  title as titleStyle,
} from './EmptyState.css.ts'
import { marks, thread, type MarkName } from './marks.tsx'

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  /** The name of a mark, or a drawing of one's own, 96 px wide. */
  mark?: MarkName | ReactElement | undefined
  /** What is the case, in a few words: its heading. */
  title: string
  /** The level of the heading in the page around it (WCAG 1.3.1). */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  description?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A room with nobody in it yet, and the way to the people. Also for what failed, with a way to try again. */
export function EmptyState({
  mark,
  title,
  headingLevel = 2,
  description,
  action,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = headings[headingLevel]
  return (
    <div data-component="EmptyState" {...props} className={clsx(emptyState, className)}>
      {typeof mark === 'string' && (
        <svg
          className={markStyle}
          viewBox="0 0 96 96"
          width={96}
          height={96}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
          focusable={false}
        >
          {marks[mark]}
          {thread}
        </svg>
      )}
      {typeof mark === 'object' && mark}
      <Heading className={titleStyle}>{title}</Heading>
      {description && <p className={descriptionStyle}>{description}</p>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  )
}
