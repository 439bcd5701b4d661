'use client'
import { useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { useDialog } from './dialog-context.ts'

interface Given {
  readonly id: string | undefined
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
}

/**
 * What names and describes a modal surface, and its id; the consumer's own attributes come behind them. One that nothing names says so while
 * developing: the compiler cannot see whether a `Title` stands in its content.
 */
export function useNamed(panel: RefObject<HTMLElement | null>, given: Given, part: 'Dialog' | 'Sheet') {
  const { contentId, setContentId, partId, described } = useDialog('Content')
  const { id, title, description, 'aria-label': label, 'aria-labelledby': labelledBy } = given
  useLayoutEffect(() => setContentId(id), [id, setContentId])
  const titleId = `${partId}-title`
  const byPart = (title ?? label ?? labelledBy) === undefined
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && byPart && !panel.current?.querySelector(`[id="${titleId}"]`))
      console.error(`${part}.Content has no name: give it \`title\`, a ${part}.Title inside, or \`aria-labelledby\`.`)
  }, [panel, byPart, titleId, part])
  const descriptionId = `${partId}-description`
  return {
    titleId,
    descriptionId,
    names: {
      id: contentId,
      'aria-labelledby': label === undefined ? titleId : undefined,
      'aria-describedby': description === undefined && !described ? undefined : descriptionId,
    },
  }
}
