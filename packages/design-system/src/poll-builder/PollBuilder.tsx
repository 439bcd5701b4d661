'use client'
import { clsx } from 'clsx'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/index.ts'
import { isComposing } from '../composing/is-composing.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { PlusIcon } from '../icon/index.ts'
import { Input } from '../input/index.ts'
import { onLeave } from '../leave/on-leave.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { Select } from '../select/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { builder, foot, length, options as optionsStyle, problem } from './PollBuilder.css.ts'
import { PollBuilderOption } from './PollBuilderOption.tsx'
import {
  emptyPoll,
  fewestOptions,
  mostOptions,
  nextOptionId,
  pollDurations,
  reducePollDraft,
  type PollDraft,
  type PollDraftEvent,
} from './poll-builder.reducer.ts'
import { pollBuilderWords } from './poll-builder.words.ts'
import { pollLength } from './poll-length.ts'
import { useDrag } from './use-drag.ts'
import { useLeft } from './use-left.ts'
import { isPollValid, pollLimits, validatePoll, type PollLimits } from './validate-poll.ts'

/** What is wrong, said by somebody else, such as a server: shown at once, in place of our own words. */
export type PollBuilderErrors = { readonly question?: string; readonly options?: string }

export type PollBuilderProps = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> & {
  value?: PollDraft | undefined
  /** An empty poll of one day by default. */
  defaultValue?: PollDraft | undefined
  /** Told of every change, and of a reset of the form. */
  onValueChange?: ((value: PollDraft) => void) | undefined
  /** Told whether the poll may be sent, at first and whenever that changes. */
  onValidityChange?: ((valid: boolean) => void) | undefined
  /** A form then sends `name.question`, `name.options` (once an option) and `name.duration` in minutes. */
  name?: string | undefined
  errors?: PollBuilderErrors | undefined
  /** The lengths to choose from, in minutes. */
  durations?: ReadonlyArray<number> | undefined
  /** Two to this many options. */
  maxOptions?: number | undefined
  /** Most graphemes of a question and of an option. */
  limits?: PollLimits | undefined
}

/**
 * Makes a poll: a question, two to four options, a length. Options are added with Enter, removed with Backspace, and
 * moved by keys, by two buttons or by dragging (WCAG 2.5.7). What is missing is said at its field after it was left, or
 * when the form around it is sent; the focus never falls out of the builder.
 */
export function PollBuilder({
  value,
  defaultValue,
  onValueChange,
  onValidityChange,
  name,
  errors,
  durations = pollDurations,
  maxOptions = mostOptions,
  limits = pollLimits,
  disabled = false,
  className,
  ref,
  onFocus,
  ...props
}: PollBuilderProps) {
  const words = useWordSet(pollBuilderWords)
  const { locale } = useLocale()
  const id = useId()
  const [draft, setDraft] = useControlled(value, defaultValue ?? emptyPoll, onValueChange)
  const initial = useInitial(defaultValue, draft)
  const [left, leave, forget] = useLeft<'question' | 'options'>()
  const [arranging, setArranging] = useState<string>()
  const host = useRef<HTMLFieldSetElement>(null)
  const refs = useComposedRefs(host, ref)
  const question = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const inputs = useRef(new Map<string, HTMLInputElement>())
  /** Ends what waits for the reader to leave the options. */
  const stopWatching = useRef<() => void>(undefined)
  useEffect(() => () => stopWatching.current?.(), [])
  /** The option that takes the focus once it, or its neighbour's absence, is in the document. */
  const focusNext = useRef<string>(undefined)

  const send = (event: PollDraftEvent): boolean => {
    const next = reducePollDraft(draft, event)
    if (next === draft) return false
    setDraft(next)
    return true
  }

  useLayoutEffect(() => {
    const next = focusNext.current
    if (next === undefined) return
    const input = inputs.current.get(next)
    if (!input) return
    focusNext.current = undefined
    input.focus()
  })

  useFormReset(host, () => {
    setDraft(initial)
    forget()
  })

  // A form that is sent shows everything that is missing, whatever was touched.
  const leaveAll = useRef(() => {})
  useEffect(() => {
    leaveAll.current = () => leave('question', 'options')
  })
  useEffect(() => {
    const sent = (event: Event) => {
      if (event.target instanceof HTMLFormElement && event.target.contains(host.current)) leaveAll.current()
    }
    document.addEventListener('submit', sent, true)
    return () => document.removeEventListener('submit', sent, true)
  }, [])

  const valid = isPollValid(draft, limits)
  const tellValidity = useRef(onValidityChange)
  useEffect(() => {
    tellValidity.current = onValidityChange
  })
  useEffect(() => tellValidity.current?.(valid), [valid])

  const count = draft.options.length
  const indexOf = (optionId: string) => draft.options.findIndex((option) => option.id === optionId)

  const add = () => {
    const added = nextOptionId(draft.options)
    if (!send({ type: 'add', most: maxOptions })) return
    focusNext.current = added
    announce(words.added(count + 1))
  }
  const remove = (optionId: string) => {
    const index = indexOf(optionId)
    const neighbour = draft.options[index - 1] ?? draft.options[index + 1]
    if (!send({ type: 'remove', id: optionId })) return
    inputs.current.delete(optionId)
    focusNext.current = neighbour?.id
    announce(words.removed(index + 1))
  }
  const moveTo = (optionId: string, to: number): boolean => {
    if (!send({ type: 'move', id: optionId, to })) return false
    announce(words.moved(to + 1, count))
    return true
  }
  const drag = useDrag(list, moveTo)

  const key = (event: KeyboardEvent<HTMLInputElement>, optionId: string) => {
    if (isComposing(event.nativeEvent)) return
    const index = indexOf(optionId)
    if (event.key === 'Enter') {
      event.preventDefault()
      const next = draft.options[index + 1]
      if (next) inputs.current.get(next.id)?.focus()
      else add()
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && count > fewestOptions) {
      event.preventDefault()
      remove(optionId)
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      // Moving it in the document takes the focus away from it.
      if (moveTo(optionId, index + (event.key === 'ArrowUp' ? -1 : 1))) focusNext.current = optionId
    }
  }

  const problems = validatePoll(draft, limits)
  const questionError =
    errors?.question ??
    (left.has('question') && problems.question === 'missing'
      ? words.questionMissing
      : problems.question === 'long'
        ? words.questionTooLong(limits.question)
        : undefined)
  const optionsError =
    errors?.options ??
    (left.has('options') && problems.options === 'missing'
      ? words.optionsMissing(fewestOptions)
      : problems.options === 'long'
        ? words.optionTooLong(limits.option)
        : undefined)
  const full = count >= maxOptions

  return (
    // It only watches the focus leave; everything that can be operated is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      data-component="PollBuilder"
      data-state={valid ? 'valid' : 'invalid'}
      aria-label={words.label}
      {...props}
      disabled={disabled}
      ref={refs}
      className={clsx(builder, className)}
      onFocus={(event) => {
        onFocus?.(event)
        if (!list.current?.contains(event.target)) return
        // Between the options, and at the button for one more, one is still on the way to the second.
        const inside = [...event.currentTarget.children].filter((child) => !child.contains(question.current))
        stopWatching.current?.()
        stopWatching.current = onLeave(inside, () => {
          stopWatching.current?.()
          leave('options')
        })
      }}
    >
      <Input
        ref={question}
        value={draft.question}
        name={name === undefined ? undefined : `${name}.question`}
        aria-label={words.question}
        placeholder={words.questionHint}
        aria-invalid={questionError !== undefined || undefined}
        aria-describedby={questionError === undefined ? undefined : `${id}-question`}
        autoComplete="off"
        onChange={(event) => send({ type: 'question', text: event.target.value })}
        onBlur={({ target }) => {
          // In another window the field still has the focus of this one.
          if (document.activeElement !== target) leave('question')
        }}
      />
      {questionError !== undefined && (
        <p id={`${id}-question`} role="alert" className={problem}>
          {questionError}
        </p>
      )}
      {/* Without list-style Safari forgets that it is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol ref={list} role="list" className={optionsStyle}>
        {draft.options.map((option, index) => (
          <PollBuilderOption
            key={option.id}
            value={option}
            position={index + 1}
            count={count}
            limit={limits.option}
            words={words}
            name={name === undefined ? undefined : `${name}.options`}
            inputRef={(input) => {
              if (input) inputs.current.set(option.id, input)
            }}
            describedBy={optionsError === undefined ? undefined : `${id}-options`}
            invalid={optionsError !== undefined && (problems.at.includes(option.id) || problems.at.length === 0)}
            disabled={disabled}
            arranging={arranging === option.id}
            dragging={drag.dragging === option.id}
            handle={{
              onPointerDown: (event) => drag.begin(event, option.id, index),
              onClick: () => {
                if (!drag.wasDrag()) setArranging(arranging === option.id ? undefined : option.id)
              },
            }}
            onText={(text) => send({ type: 'option', id: option.id, text })}
            onKey={(event) => key(event, option.id)}
            onMove={(by) => moveTo(option.id, index + by)}
            onRemove={count > fewestOptions ? () => remove(option.id) : undefined}
          />
        ))}
      </ol>
      {optionsError !== undefined && (
        <p id={`${id}-options`} role="alert" className={problem}>
          {optionsError}
        </p>
      )}
      <div className={foot}>
        {/* It keeps the focus and says why it does nothing; a disabled button would drop out from under the finger. */}
        <Button
          variant="ghost"
          iconStart={<PlusIcon size={18} />}
          aria-disabled={full || undefined}
          aria-describedby={full ? `${id}-full` : undefined}
          onClick={full ? undefined : add}
        >
          {words.addOption}
        </Button>
        {full && <VisuallyHidden id={`${id}-full`}>{words.full(maxOptions)}</VisuallyHidden>}
        <Select
          className={length}
          size="sm"
          aria-label={words.length}
          name={name === undefined ? undefined : `${name}.duration`}
          options={durations.map((minutes) => ({ value: String(minutes), label: pollLength(minutes, locale) }))}
          value={String(draft.duration)}
          onValueChange={(minutes) => send({ type: 'duration', minutes: Number(minutes) })}
        />
      </div>
    </fieldset>
  )
}
