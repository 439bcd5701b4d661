'use client'
'use no memo'
import { useMemo } from 'react'
import { useWordSet } from '../provider/words.ts'
import { emojiGroups, type Emoji, type EmojiData } from './emoji.ts'
import { emojiPickerWords } from './emoji-picker.words.ts'
import type { SectionName } from './EmojiCategories.tsx'
import { layOut } from './picker-layout.ts'
import { readRecents } from './recents.ts'

const nothing: EmojiData['groups'] = []

/** What the list holds: the groups with the recents before them, or what a search finds. */
export function usePickerSections(data: EmojiData | undefined, query: string, recents: string, columns: number) {
  const words = useWordSet(emojiPickerWords)
  const groups = data?.groups ?? nothing
  const all = useMemo(() => groups.flat(), [groups])
  const found = useMemo(() => (query.trim() ? data?.search(query) : undefined), [data, query])

  return useMemo(() => {
    const used = readRecents(recents).flatMap((glyph) => all.find((emoji) => emoji.glyph === glyph) ?? [])
    const shown = used.slice(0, columns)
    const sections: readonly (readonly Emoji[])[] = found ? [found] : [shown, ...groups]
    const names: readonly SectionName[] = found ? [] : ['recent', ...emojiGroups]
    return {
      emoji: sections.flat(),
      names,
      /** How many recents stand first. */
      used: found ? 0 : shown.length,
      headings: found ? [words.results(found.length)] : names.map((name) => words[name]),
      layout: layOut(
        sections.map(({ length }) => length),
        columns,
      ),
    }
  }, [all, groups, found, recents, columns, words])
}
