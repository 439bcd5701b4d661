import type { ReactNode } from 'react'

// One line high, filled from its end: where handle (44 px at least) and time do not fit beside each other, the handle is on the
// line that is not shown. A handle of two letters and an ellipsis tells nobody anything.
const oneLine =
  'flex h-[1.25rem] min-w-[26%] shrink-99999 flex-wrap-reverse content-end gap-x-4 overflow-hidden tight:order-1 tight:basis-full'

/**
 * What follows a name in the first row of a post: the handle and the time. In a narrow row the handle gives way first, then the time;
 * the name beside it is cut last.
 */
export function HandleAndTime({
  username,
  children,
}: {
  username: string
  /** The time; it is cut at its end, so it has a direction of its own (`dir="auto"`). */
  children: ReactNode
}) {
  return (
    <span className={oneLine}>
      <span className="flex max-w-max min-w-0 flex-[1_1_2.75rem] gap-4">
        <span className="min-w-0 truncate" dir="ltr">
          @{username}
        </span>
        <span aria-hidden>·</span>
      </span>
      {children}
    </span>
  )
}
