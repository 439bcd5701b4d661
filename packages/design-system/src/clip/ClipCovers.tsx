'use client'
import { clsx } from 'clsx'
import { useRef, useId, type ComponentPropsWithRef } from 'react'
import { useOutOfForms } from '../controlled/use-out-of-forms.ts'
import { CheckIcon } from '../icon/index.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { check, cover, covers, input, picture } from './ClipCovers.css.ts'
import { clock } from './clock.ts'
import type { FilmFrame } from './film.ts'
import { FramePicture } from './FramePicture.tsx'

export type ClipCoversProps = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** Names the choice, where `aria-labelledby` does not. */
  label?: string | undefined
  frames: readonly FilmFrame[]
  /** Milliseconds: the moment of one of the frames. */
  value: number | undefined
  onValueChange: (at: number) => void
  /** What one of them is called, by its moment: 'Picture at 0:04'. */
  formatLabel: (time: string) => string
}

/** Which picture stands for the video before it plays (APG radio group). */
export function ClipCovers({
  label,
  frames,
  value,
  onValueChange,
  formatLabel,
  className,
  ref,
  ...props
}: ClipCoversProps) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(host, ref)
  useOutOfForms(host, id, (input) => Number(input.value) === value)
  return (
    <div
      data-component="Clip.Covers"
      aria-label={label}
      {...props}
      ref={refs}
      role="radiogroup"
      className={clsx(covers, className)}
    >
      {frames.map((frame) => (
        <label key={frame.at} className={cover}>
          <input
            type="radio"
            name={id}
            value={frame.at}
            aria-label={formatLabel(clock(frame.at))}
            checked={frame.at === value}
            onChange={() => onValueChange(frame.at)}
            className={input}
          />
          <FramePicture picture={frame.picture} className={picture} />
          {frame.at === value && (
            <span className={check}>
              <CheckIcon size={14} />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
