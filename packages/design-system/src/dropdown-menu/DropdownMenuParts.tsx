'use client'

import { clsx } from 'clsx'
import * as Radix from '@radix-ui/react-dropdown-menu'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { AnchorAlign, AnchorSide } from '../anchored/placement.ts'
import type { CheckedState } from '../choice/use-checkable.ts'
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts'
import type { OnOpenChange, OpenChangeReason } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useLocale } from '../provider/words.ts'
import { directionAt, takeTheme } from '../place/take-place.ts'
import { composeHandlers, composeRefs } from '../slot/merge-props.ts'
import * as styles from './DropdownMenu.css.ts'
import { keyShortcuts } from './key-shortcuts.ts'
import { MenuContext, useMenu } from './menu-context.ts'

/** Pixels kept from the edges of the window. */
const margin = 8

const nothing = () => {}

function physicalSide(side: AnchorSide, rtl: boolean): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === rtl ? 'right' : 'left'
}

export interface RootProps {
  /** Whether it is open, where a parent owns that. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  /**
   * The menu opened or wants to close. `details.reason` says why: `trigger`, `choice`, `escape`, `outside`, `focus-out`, or `other`
   * where it cannot be told. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
  /** Whether the page behind is out of reach while it is open; it is not by default. */
  modal?: boolean | undefined
  /** Where it shall not be that of the provider, or of the trigger. */
  dir?: 'ltr' | 'rtl' | undefined
  children?: ReactNode
}

/**
 * Joins the parts of a menu. It is not modal: the page behind stays readable and scrolls, and a press beside it closes it.
 * The writing direction is the provider's where it was given one, else that of the trigger.
 */
export function Root({
  dir: given,
  modal = false,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: RootProps) {
  const language = useLocale()
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  const cause = useRef<{ reason: OpenChangeReason; event: Event }>(undefined)
  const trigger = useRef<HTMLButtonElement>(null)
  const [found, setFound] = useState<'ltr' | 'rtl'>()
  const dir = given ?? language.dir ?? found
  // Not before paint: what is around it may set the direction of the page in the same commit.
  useEffect(() => {
    if (open && trigger.current) setFound(directionAt(trigger.current))
  }, [open])
  const parts = useMemo(
    () => ({
      trigger,
      takeThemeOfTrigger(element: HTMLElement | null) {
        // A theme that the consumer gave stays.
        if (element && trigger.current && element.dataset.theme === undefined) takeTheme(element, trigger.current)
      },
      note(reason: OpenChangeReason, event: Event) {
        const noted = { reason, event }
        cause.current = noted
        // What this event did not cause is caused by something else.
        setTimeout(() => {
          if (cause.current === noted) cause.current = undefined
        })
      },
    }),
    [],
  )
  const change = useCallback(
    (next: boolean) => {
      const { reason, event } = cause.current ?? { reason: 'other' }
      setOpen(next, reason, event)
    },
    [setOpen],
  )
  const rtl = dir === 'rtl'
  const state = useMemo(() => ({ ...parts, rtl }), [parts, rtl])
  return (
    <MenuContext value={state}>
      <Radix.Root {...(dir && { dir })} modal={modal} open={open} onOpenChange={change}>
        {children}
      </Radix.Root>
    </MenuContext>
  )
}

export interface TriggerProps extends ComponentPropsWithRef<'button'> {
  /** Renders as its one child. */
  asChild?: boolean | undefined
}

/** The button that opens the menu; usually `asChild` around an `IconButton`. */
export function Trigger({ asChild = false, onPointerDown, onKeyDown, ref, ...props }: TriggerProps) {
  const { note, trigger } = useMenu('Trigger')
  const refs = useMemo(() => composeRefs<HTMLButtonElement>(trigger, ref), [trigger, ref])
  const press = ({ nativeEvent }: SyntheticEvent) => note('trigger', nativeEvent)
  return (
    <Radix.Trigger
      data-component="DropdownMenu.Trigger"
      {...props}
      asChild={asChild}
      ref={refs}
      onPointerDown={composeHandlers(onPointerDown, press)}
      onKeyDown={composeHandlers(onKeyDown, press)}
    />
  )
}

export type ContentProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'role'> & {
  /** Names the menu, where its trigger does not. */
  label?: string | undefined
  /** Where it stands; turns to the other side when there is no room. Inline sides follow the reading direction. */
  side?: AnchorSide | undefined
  /** Which of its edges lines up with the trigger's. */
  align?: AnchorAlign | undefined
  /** Pixels between trigger and menu. */
  gap?: number | undefined
  /** Takes the focus back when it closes, in place of its trigger, unless something else has it by then. */
  returnFocusTo?: { readonly current: HTMLElement | null } | undefined
  /** What the menu is put into: an element in full screen, or one in a shadow root; the body by default. */
  container?: Element | undefined
}

/** The menu: 248 px wide, at the end of its trigger, on the other side where there is no room. */
export function Content({
  label,
  className,
  container,
  side = 'bottom',
  align = 'end',
  gap = 6,
  returnFocusTo,
  onClickCapture,
  ref,
  ...props
}: ContentProps) {
  const { note, takeThemeOfTrigger, rtl } = useMenu('Content')
  const refs = useMemo(() => composeRefs<HTMLDivElement>(takeThemeOfTrigger, ref), [takeThemeOfTrigger, ref])
  return (
    <Radix.Portal {...(container && { container })}>
      <Radix.Content
        data-component="DropdownMenu"
        loop
        side={physicalSide(side, rtl)}
        align={align}
        sideOffset={gap}
        collisionPadding={margin}
        {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined })}
        {...props}
        ref={refs}
        onEscapeKeyDown={(event) => note('escape', event)}
        onPointerDownOutside={({ detail }) => note('outside', detail.originalEvent)}
        onFocusOutside={({ detail }) => note('focus-out', detail.originalEvent)}
        onCloseAutoFocus={(event) => {
          if (!returnFocusTo) return
          event.preventDefault()
          // A dialog that was chosen in the menu may have the focus by now.
          if (document.activeElement === document.body) returnFocusTo.current?.focus({ preventScroll: true })
        }}
        // A key that chooses clicks the item. Its submenus are inside of it for React.
        onClickCapture={(event) => {
          onClickCapture?.(event)
          note('choice', event.nativeEvent)
        }}
        className={clsx(styles.content, className)}
      />
    </Radix.Portal>
  )
}

/** Called when it is chosen, by press or key. `event.preventDefault()` keeps the menu open. */
type OnSelect = (event: Event) => void

type RowProps = Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'role'> & {
  disabled?: boolean | undefined
  onSelect?: OnSelect | undefined
}

/** What every row is given, where the consumer leaves it out too. */
const row = <Given extends RowProps>({ disabled = false, onSelect = nothing, className, ...props }: Given) => ({
  ...props,
  disabled,
  onSelect,
  className: clsx(styles.item, className),
})

interface ItemLook {
  icon?: ReactNode
  /** A key that does the same, shown at the end of the row: `C`, `⌘K`, `Ctrl+K`. `aria-keyshortcuts` says what it is where that cannot be read. */
  shortcut?: string | undefined
}

function inside(icon: ReactNode, children: ReactNode, shortcut: string | undefined) {
  return (
    <>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
      {shortcut === undefined ? null : (
        <kbd className={styles.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      )}
    </>
  )
}

export type ItemProps = RowProps &
  ItemLook & {
    /** `danger` for what cannot be taken back. */
    tone?: 'neutral' | 'danger' | undefined
  }

/** One thing that can be done. Its text is what typing finds it by. */
export function Item({ icon, shortcut, tone = 'neutral', children, ...props }: ItemProps) {
  return (
    <Radix.Item
      data-component="DropdownMenu.Item"
      data-tone={tone}
      aria-keyshortcuts={keyShortcuts(shortcut)}
      {...row(props)}
    >
      {inside(icon, children, shortcut)}
    </Radix.Item>
  )
}

export type LinkItemProps = Omit<ComponentPropsWithRef<'a'>, 'onSelect'> & ItemLook

/** A place to go to: a real link, so it can be opened in a new tab. */
export function LinkItem({ icon, shortcut, className, children, ...props }: LinkItemProps) {
  return (
    <Radix.Item asChild>
      <a
        data-component="DropdownMenu.LinkItem"
        aria-keyshortcuts={keyShortcuts(shortcut)}
        {...props}
        className={clsx(styles.item, className)}
      >
        {inside(icon, children, shortcut)}
      </a>
    </Radix.Item>
  )
}

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'role'> & {
  /** Names the choice, where `aria-labelledby` does not. */
  label?: string | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

/** A choice of one among its `RadioItem`s. */
export function RadioGroup({ label, value, onValueChange = nothing, ...props }: RadioGroupProps) {
  return (
    <Radix.RadioGroup
      data-component="DropdownMenu.RadioGroup"
      aria-label={label}
      {...props}
      {...(value !== undefined && { value })}
      onValueChange={onValueChange}
    />
  )
}

export type RadioItemProps = RowProps & { value: string }

/** One of a choice; the chosen one carries a check. */
export function RadioItem({ value, children, ...props }: RadioItemProps) {
  return (
    <Radix.RadioItem data-component="DropdownMenu.RadioItem" {...row(props)} value={value}>
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export type CheckboxItemProps = RowProps & {
  checked?: CheckedState | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** On or off; on carries a check. Choosing it closes the menu unless `onSelect` prevents that. */
export function CheckboxItem({ checked = false, onCheckedChange = nothing, children, ...props }: CheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-component="DropdownMenu.CheckboxItem"
      {...row(props)}
      checked={checked}
      onCheckedChange={onCheckedChange}
    >
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  )
}

export interface SubProps {
  /** Whether it is open, where a parent owns that. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  /** The submenu opened or wants to close. */
  onOpenChange?: OnOpenChange | undefined
  children?: ReactNode
}

/** Joins a row and the menu that it opens beside itself. One level is enough for anybody. */
export function Sub({ open: controlled, defaultOpen = false, onOpenChange, children }: SubProps) {
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  return (
    <Radix.Sub open={open} onOpenChange={(next) => setOpen(next, 'other')}>
      {children}
    </Radix.Sub>
  )
}

export type SubTriggerProps = Omit<RowProps, 'onSelect'> & {
  icon?: ReactNode
}

/** The row that opens a submenu: on hover, on press, and by the arrow that points there. */
export function SubTrigger({ icon, children, ...props }: SubTriggerProps) {
  const { onSelect: _, ...rest } = row(props)
  return (
    <Radix.SubTrigger data-component="DropdownMenu.SubTrigger" {...rest}>
      {inside(icon, children, undefined)}
      <ChevronRightIcon size={16} className={styles.chevron} />
    </Radix.SubTrigger>
  )
}

export type SubContentProps = Omit<ComponentPropsWithRef<'div'>, 'role'> & {
  /** Pixels between the row and the submenu. */
  gap?: number | undefined
}

/** The menu beside its row. The pointer may cut the corner on its way there without the submenu closing. */
export function SubContent({ className, gap = 2, ref, ...props }: SubContentProps) {
  const { takeThemeOfTrigger } = useMenu('SubContent')
  const refs = useMemo(() => composeRefs<HTMLDivElement>(takeThemeOfTrigger, ref), [takeThemeOfTrigger, ref])
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-component="DropdownMenu.SubContent"
        loop
        sideOffset={gap}
        // Its first row beside the row that opened it.
        alignOffset={-7}
        collisionPadding={margin}
        {...props}
        ref={refs}
        className={clsx(styles.content, className)}
      />
    </Radix.Portal>
  )
}

/** A hairline between groups of items. */
export function Separator({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <Radix.Separator data-component="DropdownMenu.Separator" {...props} className={clsx(styles.separator, className)} />
  )
}

/** A heading over a group of items. */
export function Label({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <Radix.Label data-component="DropdownMenu.Label" {...props} className={clsx(styles.label, className)} />
}
