'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { onLeave } from '../leave/on-leave.ts'
import { useWordSet } from '../provider/words.ts'
import { emojiPickerWords } from './emoji-picker.words.ts'
import { modifierOf, skinTones, type SkinTone } from './emoji.ts'
import * as styles from './EmojiPicker.css.ts'

export type SkinTonePickerProps = { value: SkinTone; onValueChange: (tone: SkinTone) => void }

const hand = '✋'

/** The reader's skin tone: a button that shows it, and native radio buttons to change it. */
export function SkinTonePicker({ value, onValueChange }: SkinTonePickerProps) {
  const words = useWordSet(emojiPickerWords)
  const [open, setOpen] = useState(false)
  const name = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // Not by `blur`: a browser that focuses no radio button on a press would take the tones away from under the pointer.
  useEffect(() => (open ? onLeave([whole.current], () => setOpen(false)) : undefined), [open])

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble here from the radio buttons
    <div
      ref={whole}
      className={styles.tones}
      onKeyDown={(event) => {
        if (!open || (event.key !== 'Escape' && event.key !== 'Enter')) return
        // The first Escape closes the tones, and the picker stays.
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      {open && (
        <div role="radiogroup" aria-label={words.skinTone} className={styles.toneChoices}>
          {skinTones.map((tone) => (
            <label key={tone} className={styles.tone}>
              <input
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened by its own button; focus follows the reader.
                autoFocus={tone === value}
                type="radio"
                name={name}
                aria-label={words[tone]}
                className={styles.toneInput}
                checked={tone === value}
                onChange={() => onValueChange(tone)}
                // A press decides; the arrows only look around.
                onClick={({ detail }) => detail > 0 && close()}
              />
              <span aria-hidden>{hand + modifierOf(tone)}</span>
            </label>
          ))}
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={styles.toneButton}
        aria-label={`${words.skinTone}: ${words[value]}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden>{hand + modifierOf(value)}</span>
      </button>
    </div>
  )
}
