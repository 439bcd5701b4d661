'use client'
import { useMemo } from 'react'
import { useWordSet } from '../provider/words.ts'
import type { Emoji, EmojiData } from './emoji.ts'
import { emojiPickerWords } from './emoji-picker.words.ts'
import { sectionNames, type SectionName } from './EmojiCategories.tsx'
import { layOut } from './picker-layout.ts'
import { readRecents } from './recents.ts'

const nothing: EmojiData['groups'] = []

/** What the list holds: the groups with the recents before them, or what a search finds. */
export function usePickerSections(data: EmojiData | undefined, query: string, recents: string, columns: number) {
  const words = useWordSet(emojiPickerWords)
  const groups = data?.groups ?? nothing
  const all = useMemo(() => groups.flat(), [groups])
  const found = useMemo(() => (query.trim() ? data?.search(query) : undefined), [data, query])

  const used = useMemo(
    () => readRecents(recents).flatMap((glyph) => all.find((emoji) => emoji.glyph === glyph) ?? []),
    // Those of when it opened, or of when a search began or ended: what somebody looks at does not move for a choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [all, found === undefined],
  )

  return useMemo(() => {
    const sections: readonly (readonly Emoji[])[] = found ? [found] : [used.slice(0, columns), ...groups]
    const names: readonly SectionName[] = found ? [] : sectionNames
    return {
      emoji: sections.flat(),
      names,
      headings: found ? [words.results(found.length)] : names.map((name) => words[name]),
      layout: layOut(
        sections.map(({ length }) => length),
        columns,
      ),
    }
  }, [groups, found, used, columns, words])
}
