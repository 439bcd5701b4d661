'use client'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { useFormReset, useInitial } from '../controlled/use-form-reset.ts'
import { useFieldControl } from '../field/field-context.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { digitsOf, typed } from './code-text.ts'
import * as styles from './OneTimeCode.css.ts'

export type OneTimeCodeProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'size'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'children'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'dir'
  | 'placeholder'
> & {
  /** How many digits there are, by the groups they are drawn in: `[3, 3]` is 123 456. */
  groups?: readonly number[] | undefined
  /** The digits, where a parent owns them. */
  value?: string | undefined
  /** The first digits: none by default. A reset of the form goes back to them, also where a parent owns the value. */
  defaultValue?: string | undefined
  /** Told of every change, with digits alone: of "123 456" that is pasted it is told "123456". */
  onValueChange?: ((value: string) => void) | undefined
  /** Told once the last digit is there, each time: a form may send itself. */
  onComplete?: ((value: string) => void) | undefined
  /** By the scale of all controls. */
  size?: 'md' | 'lg' | undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** As codes of six digits are read out. */
const halves = [3, 3]

type Selection = { readonly from: number; readonly to: number }

/**
 * A code of digits that was sent or is shown by an app. It is one native text field, so that a phone offers the code of a message, a password
 * manager fills it, and all of it is pasted, selected and read at once; the cells are drawn under it. Digits run from left to right everywhere.
 *
 * `className`, `style` and `data-component` belong to the frame; `ref` and everything else to the `input`, which a form sends by its `name`.
 */
export function OneTimeCode({
  groups = halves,
  value,
  defaultValue,
  onValueChange,
  onComplete,
  size = 'md',
  className,
  style,
  ref,
  onChange,
  onSelect,
  onClick,
  ...props
}: OneTimeCodeProps) {
  const length = sum(groups)
  const input = useRef<HTMLInputElement>(null)
  const refs = useComposedRefs(input, ref)
  const [given, setCode] = useControlled(value, defaultValue ?? '', onValueChange)
  const code = digitsOf(given).slice(0, length)
  const initial = useInitial(defaultValue, given)
  const [selection, setSelection] = useState<Selection>({ from: 0, to: 0 })
  const wanted = useRef<number>(undefined)
  useFormReset(input, () => setCode(initial))
  // A value that is written anew takes the caret to its end.
  useLayoutEffect(() => {
    if (wanted.current === undefined || document.activeElement !== input.current) return
    input.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = undefined
  })

  const read = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    setSelection({ from: selectionStart ?? 0, to: selectionEnd ?? 0 })
  /** The digits are not where the browser believes them: a press goes to the cell that is under it. */
  const place = (event: MouseEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (selectionStart !== selectionEnd || event.detail === 0) return
    const cells = [...(event.currentTarget.parentElement?.querySelectorAll(`.${styles.cell}`) ?? [])]
    const under = cells.findIndex((cell) => event.clientX <= cell.getBoundingClientRect().right)
    const at = Math.min(under < 0 ? length : under, code.length)
    event.currentTarget.setSelectionRange(at, at)
    read(event.currentTarget)
  }
  /** The cell that the next digit goes to, or that stands in for the end of a full code; or all that are selected. */
  const isMeant = (index: number) =>
    selection.from === selection.to
      ? index === Math.min(selection.from, length - 1)
      : index >= selection.from && index < selection.to

  const control = useFieldControl(props)
  return (
    <span
      data-component="OneTimeCode"
      data-state={code.length === length ? 'complete' : 'incomplete'}
      // Also on a page from right to left.
      dir="ltr"
      className={clsx(styles.frame, styles.size[size], className)}
      style={style}
    >
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...control}
        ref={refs}
        type="text"
        pattern={`[0-9]{${length}}`}
        className={styles.input}
        value={code}
        onChange={(event) => {
          onChange?.(event)
          if (event.defaultPrevented) return
          const { currentTarget } = event
          const next = typed(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length, length)
          wanted.current = next.caret
          setSelection({ from: next.caret, to: next.caret })
          setCode(next.code)
          if (next.code.length === length && next.code !== code) onComplete?.(next.code)
        }}
        onSelect={composeHandlers(onSelect, ({ currentTarget }) => read(currentTarget))}
        onClick={composeHandlers(onClick, place)}
      />
      {groups.map((count, group) => {
        const begin = sum(groups.slice(0, group))
        return (
          <span key={begin} aria-hidden className={styles.group} data-group={group}>
            {Array.from({ length: count }, (_, index) => (
              <span key={index} data-meant={isMeant(begin + index) || undefined} className={styles.cell}>
                {code[begin + index]}
              </span>
            ))}
          </span>
        )
      })}
    </span>
  )
}
