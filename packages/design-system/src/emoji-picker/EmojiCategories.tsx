'use client'
import { useState, type KeyboardEvent, type ReactElement } from 'react'
import {
  ClockIcon,
  CoffeeIcon,
  HeartIcon,
  LeafIcon,
  LightbulbIcon,
  PlaneIcon,
  SmileIcon,
  TrophyIcon,
} from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { rovingIndex } from '../roving/roving.ts'
import { emojiPickerWords } from './emoji-picker.words.ts'
import type { EmojiGroup } from './emoji.ts'
import * as styles from './EmojiPicker.css.ts'

export type SectionName = EmojiGroup | 'recent'

/** Eight buttons for ten sections: people follow the smileys, and flags the symbols. A second press leads on to them. */
const categories: readonly { sections: readonly SectionName[]; icon: ReactElement }[] = [
  { sections: ['recent'], icon: <ClockIcon size={18} /> },
  { sections: ['smileys', 'people'], icon: <SmileIcon size={18} /> },
  { sections: ['nature'], icon: <LeafIcon size={18} /> },
  { sections: ['food'], icon: <CoffeeIcon size={18} /> },
  { sections: ['travel'], icon: <PlaneIcon size={18} /> },
  { sections: ['activities'], icon: <TrophyIcon size={18} /> },
  { sections: ['objects'], icon: <LightbulbIcon size={18} /> },
  { sections: ['symbols', 'flags'], icon: <HeartIcon size={18} /> },
]

/** What was used last, and the groups as they follow each other in the data. */
export const sectionNames: readonly SectionName[] = categories.flatMap(({ sections }) => sections)

export type EmojiCategoriesProps = {
  /** The section in view; none while searching. */
  current: SectionName | undefined
  onGo: (section: SectionName) => void
}

/** The bar at the bottom (APG toolbar): leads to the groups and shows which one is in view. */
export function EmojiCategories({ current, onGo }: EmojiCategoriesProps) {
  const words = useWordSet(emojiPickerWords)
  const shown = categories.findIndex(({ sections }) => sections.some((name) => name === current))
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(shown, 0)

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = rovingIndex(event.key, stop, categories.length, rtl)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setFocused(next)
    event.currentTarget.querySelectorAll('button').item(next).focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its one tab stop is the button inside it
    <div role="toolbar" aria-label={words.categories} className={styles.categories} onKeyDown={move}>
      {categories.map(({ sections, icon }, index) => {
        const name = sections.map((section) => words[section]).join(', ')
        const [first] = sections
        return (
          <button
            key={name}
            type="button"
            className={styles.category}
            aria-label={name}
            aria-current={index === shown ? 'true' : undefined}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => {
              const at = sections.findIndex((section) => section === current)
              const next = sections[(at + 1) % sections.length] ?? first
              if (next) onGo(next)
            }}
          >
            {icon}
          </button>
        )
      })}
    </div>
  )
}
