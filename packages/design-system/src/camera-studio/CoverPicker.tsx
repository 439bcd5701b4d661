'use client'
import { useId } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { cameraStudioWords } from './camera-studio.words.ts'
import { clock } from './clock.ts'
import { check, cover, covers, input, picture, time } from './CoverPicker.css.ts'
import type { FilmFrame } from './film.ts'
import { FramePicture } from './FramePicture.tsx'
import { Section } from './Section.tsx'

export type CoverPickerProps = {
  frames: readonly FilmFrame[]
  /** Milliseconds: the moment of one of the frames. */
  value: number | undefined
  onValueChange: (at: number) => void
}

/** Which picture stands for the video before it plays (APG radio group). */
export function CoverPicker({ frames, value, onValueChange }: CoverPickerProps) {
  const words = useWordSet(cameraStudioWords)
  const id = useId()
  if (frames.length === 0) return null
  return (
    <Section
      id={`${id}-title`}
      title={words.cover}
      end={value !== undefined && <span className={time}>{clock(value)}</span>}
    >
      <div role="radiogroup" aria-labelledby={`${id}-title`} className={covers}>
        {frames.map((frame) => (
          <label key={frame.at} className={cover}>
            <input
              type="radio"
              name={id}
              form=""
              value={frame.at}
              aria-label={words.coverAt(clock(frame.at))}
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
    </Section>
  )
}
