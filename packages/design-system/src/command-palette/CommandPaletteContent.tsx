'use client'
import { clsx } from 'clsx'
import { useState, type ComponentPropsWithRef } from 'react'
import { useDialog } from '../dialog/dialog-context.ts'
import { DialogContent } from '../dialog/DialogContent.tsx'
import * as styles from './CommandPalette.css.ts'
import { CommandSearch, type CommandSearchProps } from './CommandSearch.tsx'
import type { Command } from './command.ts'

export type { Command, CommandSelectDetails } from './command.ts'

export type CommandPaletteContentProps<Of extends Command = Command> = Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'children' | 'onSelect'
> &
  CommandSearchProps<Of> & {
    /** Takes the focus back when it closes, in place of its trigger, or of what was pressed or had it when it opened. */
    returnFocusTo?: { readonly current: HTMLElement | null } | undefined
    /** What it is put into: an element in full screen, or one in a shadow root; the body by default. */
    container?: Element | undefined
    /** A class of what lies around it, over the page. */
    overlayClassName?: string | undefined
  }

/**
 * A search field over a list of commands, in a dialog over a page that rests meanwhile (APG combobox with list autocomplete, in a modal dialog).
 * The text keeps the focus and says which command is meant; the first one is from the start. Of a long list only what is seen is drawn.
 *
 * `className`, `style`, `ref` and everything else belong to the dialog. Below 720 px it fills the window.
 */
export function CommandPaletteContent<Of extends Command = Command>({
  label,
  placeholder,
  commands,
  onSelect,
  maxLength,
  onQueryChange,
  filter,
  loading,
  error,
  empty,
  closeLabel,
  className,
  overlayClassName,
  ...props
}: CommandPaletteContentProps<Of>) {
  const { open } = useDialog('Content')
  // Opened again while it fades, it is still there with what was typed before: each opening has a text of its own.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + Number(open) })
  return (
    <DialogContent
      data-component="CommandPalette"
      {...props}
      title={label}
      titleHidden
      size="lg"
      fullScreenOnPhone
      bare
      closeButton={false}
      className={clsx(styles.panel, className)}
      overlayClassName={clsx(styles.overlay, overlayClassName)}
    >
      <CommandSearch
        key={opening.count}
        label={label}
        placeholder={placeholder}
        commands={commands}
        onSelect={onSelect}
        maxLength={maxLength}
        onQueryChange={onQueryChange}
        filter={filter}
        loading={loading}
        error={error}
        empty={empty}
        closeLabel={closeLabel}
      />
    </DialogContent>
  )
}
