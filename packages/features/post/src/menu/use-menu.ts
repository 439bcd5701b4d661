import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useOnDemand } from '../use-on-demand.ts'

/** Where a menu stands, and whether it is open. */
export type MenuAnchor = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The button that opens it: focus goes back there. */
  button: RefObject<HTMLButtonElement | null>
}

/**
 * A menu whose code is fetched when its button is reached by pointer or key. `trigger` goes on the button; `menu` is the code, once it
 * is there, and is drawn beside the button with `anchor`.
 * @param mayOpen asked at each press; whoever says no tells why.
 */
export function useMenu<Code extends object>(load: () => Promise<Code>, mayOpen: () => boolean = () => true) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { code, warm, fetch, isLoading } = useOnDemand(load)
  const open = async () => {
    if (mayOpen() && (await fetch())) setOpen(true)
  }
  const anchor: MenuAnchor = { isOpen, setOpen, button }
  return {
    menu: code,
    anchor,
    trigger: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-busy': isLoading || undefined,
      onPointerEnter: warm,
      onFocus: warm,
      onClick: () => {
        if (isOpen) setOpen(false)
        else void open()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || isOpen) return
        event.preventDefault()
        void open()
      },
    },
  }
}
