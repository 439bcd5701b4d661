import { pageAddress } from '@skein/contract/addresses'
import { SearchIcon } from '@skein/design-system/icon'
import { followAddress } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { PaletteCommand } from './use-commands.tsx'

/** The way to the search page with what is typed: the last row, and the only one for what nothing is called. None for a blank text. */
export function useSearchFor(query: string): readonly PaletteCommand[] {
  const m = useMessages('palette')
  const shell = useMessages('shell')
  const text = query.trim()
  if (text === '') return []
  const address = pageAddress('/search', { q: text })
  return [
    {
      value: address,
      label: m.searchFor({ text }),
      group: shell.search(),
      icon: <SearchIcon size={18} />,
      filter: false,
      run: () => followAddress(address),
    },
  ]
}
