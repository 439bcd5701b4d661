import type { Ref } from 'react'
import { tokenize } from '@skein/contract'
import { cva } from 'class-variance-authority'
import { fieldText } from './field-classes.ts'

const run = cva('', {
  variants: {
    kind: { text: '', link: 'text-accent-text', hashtag: 'text-accent-text', mention: 'text-accent-text' },
  },
})

type ColouredCopyProps = {
  text: string
  /** From this offset on (UTF-16 code units) it is too long. */
  overFrom: number | undefined
  /** The size of the letters, as the field has it. */
  className: string
  ref: Ref<HTMLDivElement>
}

/**
 * The text once more behind its field, with links, hashtags and mentions in colour: a text area cannot colour its words. Hidden from
 * everyone who does not see colours: the field itself is what is read, selected and written in.
 */
export function ColouredCopy({ text, overFrom, className, ref }: ColouredCopyProps) {
  const inside = overFrom === undefined ? text : text.slice(0, overFrom)
  const over = overFrom === undefined ? '' : text.slice(overFrom)
  return (
    <div
      ref={ref}
      aria-hidden
      data-copy
      className={`pointer-events-none absolute inset-0 -z-1 overflow-hidden select-none forced-colors:hidden ${fieldText} ${className}`}
    >
      {tokenize(inside).map((token, index) => (
        // Runs have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={run({ kind: token.kind })}>
          {token.text}
        </span>
      ))}
      {over !== '' && <span className="rounded-[2px] bg-danger-soft text-danger">{over}</span>}
      {/* A line break at the very end makes a line only when something stands on it. */}
      {'\u200b'}
    </div>
  )
}
