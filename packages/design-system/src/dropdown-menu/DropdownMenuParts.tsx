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
import { CheckIcon, ChevronRightIcon } from '../icon/index.ts'
import type { OnOpenChange, OpenChangeReason } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useLocale } from '../provider/words.ts'
import { directionAt, takeTheme } from '../place/take-place.ts'
import { composeHandlers, composeRefs } from '../slot/merge-props.ts'
import * as styles from './DropdownMenu.css.ts'
import { keyShortcuts } from './key-shortcuts.ts'
import { MenuContext, useMenu } from './menu-context.ts'

export type RootProps = Omit<ComponentPropsWithRef<typeof Radix.Root>, 'onOpenChange'> & {
  /**
   * The menu opened or wants to close. `details.reason` says why: `trigger`, `choice`, `escape`, `outside`, `focus-out`, or `other`
   * where it cannot be told. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
}

/**
 * Joins the parts of a menu. It is not modal: the page behind stays readable and scrolls, and a press beside it closes it.
 * The writing direction is the provider's where it was given one, else that of the trigger.
 */
export function Root({ dir, modal = false, open: controlled, defaultOpen = false, onOpenChange, ...props }: RootProps) {
  const language = useLocale()
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  const cause = useRef<{ reason: OpenChangeReason; event: Event }>(undefined)
  const trigger = useRef<HTMLButtonElement>(null)
  const [found, setFound] = useState<'ltr' | 'rtl'>()
  // Not before paint: what is around it may set the direction of the page in the same commit.
  useEffect(() => {
    if (open && trigger.current) setFound(directionAt(trigger.current))
  }, [open])
  const state = useMemo(
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
  return (
    <MenuContext value={state}>
      <Radix.Root dir={dir ?? language.dir ?? found} modal={modal} open={open} onOpenChange={change} {...props} />
    </MenuContext>
  )
}

export type TriggerProps = ComponentPropsWithRef<typeof Radix.Trigger>

/** The button that opens the menu; usually `asChild` around an `IconButton`. */
export function Trigger({ onPointerDown, onKeyDown, ref, ...props }: TriggerProps) {
  const { note, trigger } = useMenu('Trigger')
  const refs = useMemo(() => composeRefs<HTMLButtonElement>(trigger, ref), [trigger, ref])
  const press = ({ nativeEvent }: SyntheticEvent) => note('trigger', nativeEvent)
  return (
    <Radix.Trigger
      data-component="DropdownMenu.Trigger"
      {...props}
      ref={refs}
      onPointerDown={composeHandlers(onPointerDown, press)}
      onKeyDown={composeHandlers(onKeyDown, press)}
    />
  )
}

export type ContentProps = ComponentPropsWithRef<typeof Radix.Content> & {
  /** What the menu is put into: an element in full screen, or one in a shadow root; the body by default. */
  container?: Element | undefined
}

/** The menu: 248 px wide, at the end of its trigger, on the other side where there is no room. */
export function Content({
  className,
  container,
  align = 'end',
  sideOffset = 6,
  collisionPadding = 8,
  onEscapeKeyDown,
  onPointerDownOutside,
  onFocusOutside,
  onClickCapture,
  ref,
  ...props
}: ContentProps) {
  const { note, takeThemeOfTrigger } = useMenu('Content')
  const refs = useMemo(() => composeRefs<HTMLDivElement>(takeThemeOfTrigger, ref), [takeThemeOfTrigger, ref])
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        data-component="DropdownMenu"
        loop
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...props}
        ref={refs}
        onEscapeKeyDown={composeHandlers(onEscapeKeyDown, (event) => note('escape', event))}
        onPointerDownOutside={composeHandlers(onPointerDownOutside, ({ detail }) =>
          note('outside', detail.originalEvent),
        )}
        onFocusOutside={composeHandlers(onFocusOutside, ({ detail }) => note('focus-out', detail.originalEvent))}
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

export type ItemProps = Omit<ComponentPropsWithRef<typeof Radix.Item>, 'asChild'> &
  ItemLook & {
    /** `danger` for what cannot be taken back. */
    tone?: 'default' | 'danger' | undefined
  }

/** One thing that can be done. Its text is what typing finds it by. */
export function Item({ icon, shortcut, tone = 'default', className, children, ...props }: ItemProps) {
  return (
    <Radix.Item
      data-component="DropdownMenu.Item"
      data-tone={tone}
      aria-keyshortcuts={keyShortcuts(shortcut)}
      {...props}
      className={clsx(styles.item, className)}
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

export type RadioGroupProps = ComponentPropsWithRef<typeof Radix.RadioGroup>

/** A choice of one among its `RadioItem`s. */
export function RadioGroup(props: RadioGroupProps) {
  return <Radix.RadioGroup data-component="DropdownMenu.RadioGroup" {...props} />
}

export type RadioItemProps = Omit<ComponentPropsWithRef<typeof Radix.RadioItem>, 'asChild'>

/** One of a choice; the chosen one carries a check. */
export function RadioItem({ className, children, ...props }: RadioItemProps) {
  return (
    <Radix.RadioItem data-component="DropdownMenu.RadioItem" {...props} className={clsx(styles.item, className)}>
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export type CheckboxItemProps = Omit<ComponentPropsWithRef<typeof Radix.CheckboxItem>, 'asChild'>

/** On or off; on carries a check. Choosing it closes the menu unless `onSelect` prevents that. */
export function CheckboxItem({ className, children, ...props }: CheckboxItemProps) {
  return (
    <Radix.CheckboxItem data-component="DropdownMenu.CheckboxItem" {...props} className={clsx(styles.item, className)}>
      <span className={styles.text}>{children}</span>
      <Radix.ItemIndicator className={styles.icon}>
        <CheckIcon size={18} />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  )
}

export type SubProps = ComponentPropsWithRef<typeof Radix.Sub>

/** Joins a row and the menu that it opens beside itself. One level is enough for anybody. */
export function Sub(props: SubProps) {
  return <Radix.Sub {...props} />
}

export type SubTriggerProps = Omit<ComponentPropsWithRef<typeof Radix.SubTrigger>, 'asChild'> & {
  icon?: ReactNode
}

/** The row that opens a submenu: on hover, on press, and by the arrow that points there. */
export function SubTrigger({ icon, className, children, ...props }: SubTriggerProps) {
  return (
    <Radix.SubTrigger data-component="DropdownMenu.SubTrigger" {...props} className={clsx(styles.item, className)}>
      {inside(icon, children, undefined)}
      <ChevronRightIcon size={16} className={styles.chevron} />
    </Radix.SubTrigger>
  )
}

export type SubContentProps = ComponentPropsWithRef<typeof Radix.SubContent>

/** The menu beside its row. The pointer may cut the corner on its way there without the submenu closing. */
export function SubContent({
  className,
  sideOffset = 2,
  alignOffset = -7,
  collisionPadding = 8,
  ref,
  ...props
}: SubContentProps) {
  const { takeThemeOfTrigger } = useMenu('SubContent')
  const refs = useMemo(() => composeRefs<HTMLDivElement>(takeThemeOfTrigger, ref), [takeThemeOfTrigger, ref])
  return (
    <Radix.Portal>
      <Radix.SubContent
        data-component="DropdownMenu.SubContent"
        loop
        sideOffset={sideOffset}
        alignOffset={alignOffset}
        collisionPadding={collisionPadding}
        {...props}
        ref={refs}
        className={clsx(styles.content, className)}
      />
    </Radix.Portal>
  )
}

/** A hairline between groups of items. */
export function Separator({ className, ...props }: ComponentPropsWithRef<typeof Radix.Separator>) {
  return (
    <Radix.Separator data-component="DropdownMenu.Separator" {...props} className={clsx(styles.separator, className)} />
  )
}

/** A heading over a group of items. */
export function Label({ className, ...props }: ComponentPropsWithRef<typeof Radix.Label>) {
  return <Radix.Label data-component="DropdownMenu.Label" {...props} className={clsx(styles.label, className)} />
}
