import { CommandPalette } from '@skein/design-system'
import { longestSearch } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isPaletteKey } from '../keys/palette-key.ts'
import { useCommands } from './use-commands.tsx'
import { useFound } from './use-found.tsx'
import { useSearchFor } from './use-search-for.tsx'

type PaletteProps = {
  isOpen: boolean
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Every screen, person, hashtag and action, found by typing, and a search for everything else. The key that opened it closes it. */
export function Palette({ isOpen, onClose, returnFocusTo }: PaletteProps) {
  const m = useMessages('palette')
  const [query, setQuery] = useState('')
  const commands = useCommands()
  const { found, isLoading, error } = useFound(query)
  const search = useSearchFor(query)
  return (
    <CommandPalette.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <CommandPalette.Content
        label={m.title()}
        placeholder={m.placeholder()}
        commands={[...commands, ...found, ...search]}
        maxLength={longestSearch}
        onQueryChange={setQuery}
        loading={isLoading}
        error={error === null ? undefined : m.notSearched()}
        returnFocusTo={returnFocusTo}
        onSelect={({ run }) => {
          // What is opened next takes the focus from where it was before, not from what is going.
          flushSync(onClose)
          run()
        }}
        onKeyDown={({ nativeEvent }) => {
          if (!isPaletteKey(nativeEvent)) return
          nativeEvent.preventDefault()
          onClose()
        }}
      />
    </CommandPalette.Root>
  )
}
