import { useSearchSuggestions } from '@skein/data'
import { Avatar } from '@skein/design-system'
import { HashIcon } from '@skein/design-system/icon'
import { followAddress } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { PaletteCommand } from './use-commands.tsx'

/** The people and the hashtags that the search box would suggest for what is typed. */
export function useFound(query: string) {
  const m = useMessages('suggest')
  const { suggestions, isLoading, error } = useSearchSuggestions(query)
  const of = (kind: 'person' | 'hashtag') => suggestions.filter((suggestion) => suggestion.kind === kind)
  const people = of('person').map(({ text, detail, path }): PaletteCommand => ({
    value: path,
    label: text,
    description: detail,
    group: m.people(),
    icon: <Avatar name={text} size={24} />,
    filter: false,
    run: () => followAddress(path),
  }))
  const hashtags = of('hashtag').map(({ text, path }): PaletteCommand => ({
    value: path,
    label: text,
    group: m.hashtags(),
    icon: <HashIcon size={18} />,
    filter: false,
    run: () => followAddress(path),
  }))
  return { found: [...people, ...hashtags], isLoading, error }
}
