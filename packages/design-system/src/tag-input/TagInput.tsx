'use client'
import { clsx } from 'clsx'
import { useId, useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { isComposing } from '../composing/is-composing.ts'
import { useFieldControl } from '../field/field-context.ts'
import { FieldNote } from '../field/FieldNote.tsx'
import { frame as frameStyle, input as inputStyle, noZoom, size as sizes } from '../input/Input.css.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import type { ControlSize } from '../theme/control-size.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { rowsFor } from '../suggestions/suggestion-rows.ts'
import { SuggestionList } from '../suggestions/SuggestionList.tsx'
import { comboboxProps } from '../suggestions/use-meant-row.ts'
import { useSuggestions } from '../suggestions/use-suggestions.ts'
import { tagInputWords } from './tag-input.words.ts'
import { finishedPart, isList } from './tag-text.ts'
import { lines, list, root, text as textStyle } from './TagInput.css.ts'
import { TagList } from './TagList.tsx'
import type { TagInputChangeDetails } from './tag-input-change.ts'
import { useTags } from './use-tags.ts'

export type TagInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'type' | 'role' | 'value' | 'defaultValue' | 'children' | 'list' | 'multiple' | 'max' | 'min' | 'maxLength'
> & {
  /** The tags, where a parent owns them. */
  value?: readonly string[] | undefined
  /** The first tags: none by default. A reset of the form goes back to them, also where a parent owns the value. */
  defaultValue?: readonly string[] | undefined
  /** Told of every change. `details.reason` says why: `add`, `paste`, `choice`, `remove` or `reset`. */
  onValueChange?: ((value: readonly string[], details: TagInputChangeDetails) => void) | undefined
  /** Most tags. One more is not taken; it stays in the text, and why is said. */
  max?: number | undefined
  /** Most characters of a tag, as a reader counts them. */
  maxLength?: number | undefined
  /** What is kept of a word that was typed: without its `#`. It is trimmed already. */
  normalize?: ((text: string) => string) | undefined
  /** What is wrong with a word and how to mend it; nothing where it is right. */
  validate?: ((tag: string) => string | undefined) | undefined
  /** Words to choose from while one is typed; any other can be typed all the same. */
  suggestions?: readonly string[] | undefined
  /** Told what is typed, for suggestions that a server finds. */
  onQueryChange?: ((query: string) => void) | undefined
  /** By the scale of all controls. */
  size?: Exclude<ControlSize, 'xs'> | undefined
}

const none: readonly string[] = []

/** The tags stand as the page is read, whatever is typed. */
const isRtl = (frame: Element | null) => frame !== null && getComputedStyle(frame).direction === 'rtl'

/** Moves the focus to a tag by its place; to the text where there is none. */
function focusAt(frame: Element | null, index: number): void {
  const tag = frame?.querySelectorAll<HTMLElement>('[data-component="TagInput.Tag"] > button')[index]
  ;(tag ?? frame?.querySelector('input'))?.focus()
}

/**
 * Words that somebody types, each of which becomes a tag that can be removed: by Enter, by a comma, by leaving the field, and by sending the form.
 * What cannot be taken stays in the text with the reason under it, and holds the form up.
 *
 * `className`, `style` and `data-component` belong to the whole; `ref` and everything else to the `input`. With a `name` a form sends each tag by it.
 */
export function TagInput({
  value,
  defaultValue,
  onValueChange,
  max = Infinity,
  maxLength = Infinity,
  normalize,
  validate,
  suggestions: offered,
  onQueryChange,
  size = 'md',
  name,
  form,
  required = false,
  className,
  style,
  ref,
  onChange,
  onKeyDown,
  onPaste,
  onBlur,
  ...props
}: TagInputProps) {
  const id = useId()
  const words = useWordSet(tagInputWords)
  const { locale } = useLocale()
  const [isOpen, setOpen] = useOpen(undefined, false, undefined)
  const frame = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  const { tags, text, fault, write, take, remove } = useTags({
    value,
    defaultValue,
    onValueChange,
    onQueryChange,
    max,
    maxLength,
    normalize,
    validate,
    input,
  })
  const off = props.disabled === true || props.readOnly === true

  const drop = (index: number, byKey: boolean, event: Event) => {
    if (!off && remove(index, event)) focusAt(frame.current, byKey ? index : Infinity)
  }

  const rows = useMemo(() => {
    const options = (offered ?? none)
      .filter((word) => !tags.includes(word))
      .map((word) => ({ value: word, label: word }))
    return rowsFor({ options, query: text, filter: undefined, create: false, locale })
  }, [offered, tags, text, locale])
  const open = isOpen && rows.length > 0
  const suggestions = useSuggestions({
    rows,
    query: text,
    begin: undefined,
    eager: false,
    several: false,
    open,
    setOpen,
    loading: false,
    error: undefined,
    frame,
    choose: ({ value: word }, event) => {
      take(word, 'choice', event)
      setOpen(false, 'choice', event)
    },
    settle: (reason) => {
      if (reason !== 'escape' && text.trim() !== '') take(text, 'add', undefined)
    },
  })

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (off || isComposing(event.nativeEvent)) return
    const { currentTarget: field, key } = event
    const atStart = field.selectionStart === 0 && field.selectionEnd === 0
    const back = rovingIndex(key, tags.length, tags.length + 1, isRtl(field.parentElement)) === tags.length - 1
    if (key === 'Enter' && suggestions.at < 0 && text.trim() !== '') {
      event.preventDefault()
      setOpen(false, 'choice', event.nativeEvent)
      take(text, 'add', event.nativeEvent)
    } else if (
      tags.length > 0 &&
      atStart &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !event.shiftKey &&
      ((key === 'Backspace' && text === '') || (back && key.startsWith('Arrow')))
    ) {
      event.preventDefault()
      focusAt(field.parentElement, tags.length - 1)
    } else if (offered) suggestions.press(event)
  }
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const { currentTarget, key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = Array.from(currentTarget.querySelectorAll('button')).findIndex((button) => button === target)
    if (at < 0) return
    const to = rovingIndex(key, at, tags.length + 1, isRtl(currentTarget))
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      drop(at, true, event.nativeEvent)
    } else if (to !== undefined) {
      event.preventDefault()
      focusAt(currentTarget.parentElement, to)
    }
    // A letter is typed where the focus goes while its key is still going down.
    else if (key.length === 1 && key !== ' ') focusAt(currentTarget.parentElement, Infinity)
  }

  const field = useFieldControl(props)
  const control = {
    ...field,
    ...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
  }
  return (
    <div data-component="TagInput" className={clsx(root, className)} style={style}>
      <span className={clsx(frameStyle, sizes[size], noZoom, lines)} ref={frame}>
        {tags.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- the buttons in it have the keys; Safari takes a list without its box for none
          <ul role="list" className={list} onKeyDown={walk}>
            <TagList
              tags={tags}
              removeLabel={props.readOnly ? undefined : words.remove}
              disabled={off}
              onRemove={drop}
            />
          </ul>
        )}
        <input
          // Nothing is written in no direction: then the page's counts.
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          {...(offered && comboboxProps(suggestions))}
          {...props}
          {...control}
          form={form}
          // A tag is enough: the text need not be.
          required={required && tags.length === 0}
          ref={refs}
          className={clsx(inputStyle, textStyle)}
          value={text}
          onChange={(event) => {
            onChange?.(event)
            if (event.defaultPrevented) return
            const typed = event.currentTarget.value
            suggestions.forget()
            if (isList(typed) && !(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) {
              const { finished, rest } = finishedPart(typed)
              take(finished, 'add', event.nativeEvent, rest)
            } else {
              write(typed)
              if (offered) suggestions.show(event.nativeEvent)
            }
          }}
          onKeyDown={composeHandlers(onKeyDown, (event) => press(event))}
          onPaste={composeHandlers(onPaste, (event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (off || !isList(pasted)) return
            event.preventDefault()
            const { selectionStart, selectionEnd } = event.currentTarget
            take(
              text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length),
              'paste',
              event.nativeEvent,
            )
          })}
          onBlur={composeHandlers(onBlur, ({ relatedTarget, nativeEvent }) => {
            // What is said under it would move a button away before the press on it has ended; sending takes it too.
            if (open || text.trim() === '' || relatedTarget instanceof HTMLButtonElement) return
            take(text, 'add', nativeEvent)
          })}
        />
        {open && <SuggestionList suggestions={suggestions} chosen={none} frame={frame} input={input} />}
      </span>
      <FieldNote id={`${id}-fault`} description={undefined} error={fault} />
      {name !== undefined &&
        tags.map((tag) => (
          <input key={tag} type="hidden" name={name} form={form} value={tag} disabled={props.disabled} />
        ))}
    </div>
  )
}
