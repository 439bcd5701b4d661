import { cva } from 'class-variance-authority'

/** Edge of an action's icon in px: 18 on a card, 20 on a post that is read alone. */
export type ActionSize = 18 | 20

/** The whole pill is pressed, although a count stands beside the button: the button's ::after lies over both. */
export const actionPill = cva(
  'relative flex h-36 items-center gap-6 rounded-pill px-8 text-caption max-[24rem]:gap-2 max-[24rem]:px-4 tabular-nums outline-offset-2 outline-focus transition-colors duration-fade hover:bg-hover has-focus-visible:outline-2 pointer-coarse:h-44 pointer-coarse:min-w-44 max-[24rem]:pointer-coarse:min-w-32',
  {
    variants: {
      look: {
        plain: 'text-text-muted hover:text-text',
        like: 'text-like',
        repost: 'text-repost',
        saved: 'text-accent-text',
      },
      /** What the button opens is open, or on its way. */
      isActive: { true: 'bg-hover text-text', false: '' },
    },
    defaultVariants: { isActive: false },
  },
)

export const actionButton = 'outline-none after:absolute after:inset-0'
