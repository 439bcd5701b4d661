import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AlertCircleIcon, CheckIcon, InfoIcon, SparklesIcon } from '../icon/index.ts'
import * as styles from './Notice.css.ts'

const icons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: AlertCircleIcon,
  danger: AlertCircleIcon,
  ai: SparklesIcon,
} as const

export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'role'> & {
  /** What it is about; `ai` is for what AI made and for nothing else. */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'ai' | undefined
  /** In place of the tone's own: `<WifiOffIcon size={20} />`. */
  icon?: ReactNode
  /** What can be done about it: a `NoticeAction`. */
  action?: ReactNode
  /**
   * How it is said when it appears: `alert` interrupts (what went wrong), `status` waits its turn, `none` is for what was
   * there from the start. By the tone: danger interrupts, AI is not said, the others wait.
   */
  live?: 'alert' | 'status' | 'none' | undefined
}

/**
 * One line about the state of things, in its place and for as long as it holds: offline, a feed that did not load, a post that
 * AI made. Tone is said by its icon and its words as well as by colour.
 */
export function Notice({ tone = 'info', icon, action, live, className, children, ...props }: NoticeProps) {
  const Icon = icons[tone]
  const said = live ?? (tone === 'danger' ? 'alert' : tone === 'ai' ? 'none' : 'status')
  return (
    <div
      data-component="Notice"
      data-tone={tone}
      {...props}
      role={said === 'none' ? undefined : said}
      className={clsx(styles.notice, styles.tone[tone], className)}
    >
      <span className={styles.icon}>{icon ?? <Icon size={20} />}</span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}

/** The one thing that can be done about a notice: "Retry". */
export function NoticeAction({ className, ...props }: ComponentPropsWithRef<'button'>) {
  return <button type="button" data-component="NoticeAction" {...props} className={clsx(styles.action, className)} />
}
