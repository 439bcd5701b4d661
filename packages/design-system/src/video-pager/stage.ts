/** The names that the styles of the pager share. */

/** The pager's box, for container queries of what stands in it. */
export const container = 'ds-video-pager'

/** Room for an upright slide with its axis beside it. A phone has none, neither upright nor on its side. */
export const roomy = `${container} (min-width: 45rem) and (min-height: 31rem)`

/** What lies over the lower edge on a phone: a bar of the shell, and the system's own. */
export const foot = 'var(--ds-video-pager-inset, 0px) + env(safe-area-inset-bottom, 0px)'
