'use client'

import { useMemo, useRef, useState } from 'react'
import { Root, type RootProps } from '../dropdown-menu/index.parts.ts'
import { ContextMenuContext, type Point } from './context-menu-context.ts'

/**
 * Joins the parts of a context menu: `Trigger`, the area that it belongs to, and `Content`, whose rows are those of `DropdownMenu`. Whatever it
 * offers has to be had elsewhere too: nothing shows that it is there.
 */
export function ContextMenuRoot(props: RootProps) {
  const [point, setPoint] = useState<Point>()
  const opener = useRef<HTMLElement>(null)
  const state = useMemo(() => {
    const noteOpener = () => {
      const { activeElement } = document
      opener.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    }
    return { point, setPoint, opener, noteOpener }
  }, [point])
  return (
    <ContextMenuContext value={state}>
      <Root {...props} />
    </ContextMenuContext>
  )
}
