'use client'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../announcer/announce.ts'
import { askChange } from '../controlled/change-details.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import type { TagInputChangeDetails, TagInputChangeReason } from './tag-input-change.ts'
import { tagInputWords } from './tag-input.words.ts'
import { takeTags, type TagRules } from './tag-text.ts'

export interface TagsOptions extends Omit<TagRules, 'locale' | 'words'> {
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[] | undefined
  readonly onValueChange: ((value: readonly string[], details: TagInputChangeDetails) => void) | undefined
  readonly onQueryChange: ((query: string) => void) | undefined
  /** The field of the text; its form is listened to. */
  readonly input: RefObject<HTMLInputElement | null>
}

export interface Tags {
  readonly tags: readonly string[]
  /** What is being typed. */
  readonly text: string
  /** Why it could not be taken. */
  readonly fault: string | undefined
  /** Something else is being typed: it has no fault yet. */
  readonly write: (text: string) => void
  /** Makes tags of a text, before `rest`, which is being typed behind it. Answers whether nothing of it was refused. */
  readonly take: (typed: string, reason: 'add' | 'paste' | 'choice', event: Event | undefined, rest?: string) => boolean
  /** Removes a tag by its place, and is drawn by then. Answers whether it is gone. */
  readonly remove: (index: number, event: Event) => boolean
}

const none: readonly string[] = []

/** The tags of a field and the text that becomes one: taken, refused, removed and put back with its form, and said. */
export function useTags(options: TagsOptions): Tags {
  const { value, defaultValue, onValueChange, onQueryChange, input, ...rules } = options
  const words = useWordSet(tagInputWords)
  const { locale } = useLocale()
  const [tags, setTags] = useControlled(value, defaultValue ?? none)
  const initial = useInitial(defaultValue, tags)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  const write = (next: string) => {
    setFault(undefined)
    setText(next)
    if (next !== text) onQueryChange?.(next)
  }
  const change = (next: readonly string[], reason: TagInputChangeReason, event: Event | undefined) => {
    const wanted = askChange<TagInputChangeReason>(
      onValueChange && ((details) => onValueChange(next, details)),
      reason,
      event,
    )
    if (wanted) setTags(next)
    return wanted
  }
  const take: Tags['take'] = (typed, reason, event, rest = '') => {
    const taken = takeTags(typed, tags, { ...rules, locale, words })
    const { added, twice, left } = taken
    if (added.length > 0 && !change([...tags, ...added], reason, event)) return false
    write([...left, rest].filter(Boolean).join(', '))
    setFault(taken.fault)
    const [first = '', ...others] = added
    if (others.length > 0) announce(words.addedMany(added.length, added.length.toLocaleString(locale)))
    else if (first !== '') announce(words.added(first))
    else if (twice[0] !== undefined) announce(words.twice(twice[0]))
    return taken.fault === undefined
  }
  const remove: Tags['remove'] = (index, event) => {
    const tag = tags[index]
    if (tag === undefined) return false
    // Drawn at once: then the next one stands where the focus goes.
    const isGone = flushSync(() => change(tags.toSpliced(index, 1), 'remove', event))
    if (isGone) announce(words.removed(tag))
    return isGone
  }

  useFormReset(input, () => {
    write('')
    if (tags.join('\n') !== initial.join('\n')) change(initial, 'reset', undefined)
  })
  const sent = useEffectEvent((event: SubmitEvent) => {
    if (event.target !== input.current?.form || text.trim() === '') return
    // Before those who hear it read the tags.
    flushSync(() => {
      if (take(text, 'add', event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
    })
  })
  useEffect(() => {
    const heard = (event: SubmitEvent) => sent(event)
    document.addEventListener('submit', heard, true)
    return () => document.removeEventListener('submit', heard, true)
  }, [])

  return { tags, text, fault, write, take, remove }
}
