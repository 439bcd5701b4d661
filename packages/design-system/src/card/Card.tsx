import { clsx } from 'clsx'
import { createElement, type ComponentPropsWithRef } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import { card, tone as tones } from './Card.css.ts'

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** The element it is. A card that stands alone is an `article`, one with a heading a `section`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | undefined
  /** `ai` is for what AI made or is making; with `aria-busy` its border breathes. */
  tone?: 'neutral' | 'ai' | undefined
  /** Renders as its one child instead. */
  asChild?: boolean | undefined
}

/** A sheet of paper with a hairline around it. What is inside sets its own space. */
export function Card({ as = 'div', tone = 'neutral', asChild = false, className, children, ...props }: CardProps) {
  const all = { 'data-component': 'Card', ...props, className: clsx(card, tones[tone], className) }
  if (asChild) return renderAsChild(children, all)
  // Not JSX: the six elements take the same attributes, but their union is a type that no `ref` fits.
  return createElement(as, all, children)
}
