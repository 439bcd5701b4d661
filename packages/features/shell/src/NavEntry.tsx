import { CountBadge, Tooltip, type IconProps } from '@skein/design-system'
import { limits } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import type { AriaAttributes, FunctionComponent, ReactElement } from 'react'
import { railQuery, useMediaQuery } from './use-media-query.ts'

/** A row of the sidebar: 44 high as drawn; in the icon rail a field of 52 × 44 with the mark alone. */
export const entryStyle = cva(
  'relative flex h-44 w-full items-center gap-14 rounded-card px-12 text-start text-label font-regular transition-colors max-wide:w-52 max-wide:justify-center max-wide:px-0',
  {
    variants: {
      tone: {
        plain: 'text-text hover:bg-hover',
        accent: 'font-semibold text-accent-text hover:bg-hover',
        ai: 'text-ai-text hover:bg-ai-soft',
      },
      isCurrent: { true: 'font-semibold', false: '' },
    },
    compoundVariants: [
      { tone: ['plain', 'accent'], isCurrent: true, class: 'bg-hover' },
      { tone: 'ai', isCurrent: true, class: 'bg-ai-soft' },
    ],
  },
)

type NavEntryLabelProps = { Icon: FunctionComponent<IconProps>; label: string; count?: number }

/** The mark, the name and how much is unread; in the rail the name is left to assistive technology and the tooltip. */
export function NavEntryLabel({ Icon, label, count = 0 }: NavEntryLabelProps) {
  const unread = useUnreadText()
  return (
    <>
      <Icon size={20} />
      <span className="max-wide:sr-only">{label}</span>
      <CountBadge
        count={count}
        label={unread(count)}
        className="ms-auto max-wide:absolute max-wide:start-28 max-wide:top-2 max-wide:h-18 max-wide:min-h-0 max-wide:min-w-18 max-wide:px-4 max-wide:shadow-[0_0_0_2px_var(--ds-color-canvas)]"
      />
    </>
  )
}

/** What is said for a count beside an icon: '4 unread', and '99+ unread' above 99 (behaviour §2.2). */
export function useUnreadText(): (count: number) => string {
  const m = useMessages('shell')
  return (count) => (count > limits.badge.max ? m.unreadMany() : m.unreadCount({ count }))
}

/** Names an entry of the rail, where only its mark is seen. Where the name stands beside the mark, it adds nothing. */
export function RailTooltip({
  label,
  count = 0,
  children,
}: {
  label: string
  count?: number
  children: ReactElement<AriaAttributes>
}) {
  const isRail = useMediaQuery(railQuery)
  const unread = useUnreadText()
  if (!isRail) return children
  return (
    <Tooltip label={count > 0 ? `${label}, ${unread(count)}` : label} side="end">
      {children}
    </Tooltip>
  )
}
