'use client'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../composing/is-composing.ts'
import { askChange } from '../controlled/change-details.ts'
import { useDialog } from '../dialog/dialog-context.ts'
import { DialogClose } from '../dialog/DialogButtons.tsx'
import { SearchIcon, XIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useLocale, useWords } from '../provider/words.ts'
import { row as rowStyle } from '../select/Select.css.ts'
import { matching } from '../suggestions/suggestion-rows.ts'
import { comboboxProps, useMeantRow } from '../suggestions/use-meant-row.ts'
import { useSuggestionRows } from '../suggestions/use-suggestion-rows.tsx'
import type { Command, CommandSelectDetails } from './command.ts'
import * as styles from './CommandPalette.css.ts'
import { Shortcut } from './Shortcut.tsx'

export interface CommandSearchProps<Of extends Command> {
  /** Names the dialog, its text field and its list. */
  label: string
  placeholder?: string | undefined
  commands: readonly Of[]
  /** A command was chosen, by press or by Enter. The palette closes, unless `details.cancel()` is called. */
  onSelect?: ((command: Of, details: CommandSelectDetails) => void) | undefined
  /** The longest text that can be typed, in UTF-16 units: what a server takes. */
  maxLength?: number | undefined
  /** Told what is typed, for commands that a server finds; `''` once the palette has gone. */
  onQueryChange?: ((query: string) => void) | undefined
  /**
   * Which commands are offered for what is typed. `false`: they are the answer already. By default those with every word of it in the label or the
   * keywords, case and accents aside. A command with `filter: false` is not asked about.
   */
  filter?: ((command: Of, query: string) => boolean) | false | undefined
  /** Commands are on their way: said, and shown under those that are there. */
  loading?: boolean | undefined
  /** Why some commands are missing, in words: "People could not be searched." It is said, and shown in the list. */
  error?: string | undefined
  /** What is said and shown where nothing matches. */
  empty?: ((query: string) => string) | undefined
  /** Names the close button; the provider's word by default. */
  closeLabel?: string | undefined
}

const shortcutOf = ({ shortcut }: Command) => shortcut !== undefined && <Shortcut keys={shortcut} />

/** The text and the list, for as long as the palette is there: one that opens again begins anew. */
export function CommandSearch<Of extends Command>({
  label,
  placeholder,
  commands,
  onSelect,
  maxLength,
  onQueryChange,
  filter,
  loading = false,
  error,
  empty,
  closeLabel,
}: CommandSearchProps<Of>) {
  const { open, setOpen } = useDialog('Content')
  const words = useWords()
  const { locale } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')

  const rows = useMemo(() => {
    const asked = commands.filter((command) => command.filter !== false)
    const found = new Set(matching(asked, query, filter, locale))
    return commands.filter((command) => command.filter === false || found.has(command))
  }, [commands, query, filter, locale])
  const meant = useMeantRow({
    rows,
    query,
    begin: rows.find(({ disabled }) => !disabled)?.value,
    eager: true,
    open,
    loading,
    error,
    noMatch: empty,
  })

  const gone = useRef<() => void>(undefined)
  useEffect(() => {
    gone.current = () => {
      if (query !== '') onQueryChange?.('')
    }
  })
  // As it was last drawn.
  useEffect(() => () => gone.current?.(), [])

  const write = (next: string) => {
    meant.forget()
    setQuery(next)
    onQueryChange?.(next)
  }
  const choose = (command: Of, event: Event) => {
    const closes = askChange<'choice'>(onSelect && ((details) => onSelect(command, details)), 'choice', event)
    if (closes) setOpen(false, 'choice', event)
  }
  const list = useSuggestionRows({
    component: 'CommandPalette',
    meant,
    isSelected: (_, index) => index === meant.at,
    choose,
    input,
    rowClassName: rowStyle,
    end: shortcutOf,
  })
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(nativeEvent)) return
    const command = rows[meant.at]
    if (key === 'Enter') {
      // One that is still held opened the palette.
      if (command && !event.repeat) choose(command, nativeEvent)
    } else if (key === 'Escape' && query !== '') write('')
    // With Shift they select in the text.
    else if (shiftKey || !meant.move(key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <div className={styles.head}>
        <SearchIcon size={20} className={styles.mark} />
        <input
          ref={input}
          data-autofocus
          dir="auto"
          type="text"
          {...comboboxProps({ ...meant, open: rows.length > 0 })}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="go"
          className={styles.text}
          value={query}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
        />
        <DialogClose asChild>
          <IconButton label={closeLabel ?? words.close} icon={<XIcon />} data-component="CommandPalette.CloseButton" />
        </DialogClose>
      </div>
      {/* A press in the list leaves the focus in the text. */}
      <div role="presentation" className={styles.results} onMouseDown={(event) => event.preventDefault()}>
        {list}
      </div>
    </>
  )
}
