'use client'
import { clsx } from 'clsx'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react'
import { useOneOrSeveral, type OneOrSeveral } from '../controlled/use-one-or-several.ts'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { group } from './ToggleGroup.css.ts'
import { ToggleGroupContext } from './toggle-group-context.ts'

export type ToggleGroupRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'role' | 'aria-label'> & {
  /** Names it, where `aria-labelledby` does not: "Kinds of post". */
  label?: string | undefined
  /** Nothing can be pressed. */
  disabled?: boolean | undefined
} & OneOrSeveral

const itemsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-component="ToggleGroup.Item"]:enabled'),
]

/**
 * Toggles that belong together, with one tab stop for all and arrows inside. One of them is pressed, or none: a second press takes it back,
 * which no radio can; or several are.
 */
export function ToggleGroupRoot({
  label,
  multiple,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  ref,
  onKeyDown,
  ...props
}: ToggleGroupRootProps) {
  const [pressed, setPressed] = useOneOrSeveral(
    multiple ? { multiple, value, defaultValue, onValueChange } : { multiple, value, defaultValue, onValueChange },
  )
  const [stop, setStop] = useState<string>()
  const element = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(element, ref)
  /** The tab stop goes from an item that is gone or disabled to the first that is pressed, or the first of all. */
  const changed = useCallback(() => {
    const items = element.current ? itemsOf(element.current) : []
    const first = items.find((item) => item.ariaPressed === 'true') ?? items[0]
    setStop((now) => (items.some((item) => item.dataset['value'] === now) ? now : first?.dataset['value']))
  }, [])
  // An item that came with the group called before its element was there.
  useLayoutEffect(changed)
  const state = useMemo(
    () => ({
      pressed,
      press: (item: string) =>
        setPressed(pressed.includes(item) ? pressed.filter((one) => one !== item) : [...pressed, item]),
      stop,
      setStop,
      changed,
      disabled,
    }),
    [pressed, setPressed, stop, changed, disabled],
  )
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex((item) => item === event.target)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = at < 0 ? undefined : items[rovingIndex(event.key, at, items.length, rtl) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <ToggleGroupContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the toggles inside it have the keys */}
      <div
        data-component="ToggleGroup"
        {...props}
        ref={refs}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` takes no flex children in older browsers
        role="group"
        aria-label={label}
        className={clsx(group, className)}
        onKeyDown={composeHandlers(onKeyDown, move)}
      />
    </ToggleGroupContext>
  )
}
