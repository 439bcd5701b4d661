'use client'
import { useLayoutEffect, type RefObject } from 'react'

function fits(element: HTMLTextAreaElement): void {
  element.style.blockSize = 'auto'
  const borders = element.offsetHeight - element.clientHeight
  element.style.blockSize = `${element.scrollHeight + borders}px`
}

/**
 * Lets a text area grow with its text where CSS cannot (`field-sizing`, missing in Firefox and older Safari). It also
 * follows a form reset and a change of width, both of which change the height without a key being pressed.
 */
export function useGrowingHeight(ref: RefObject<HTMLTextAreaElement | null>, on: boolean, value: unknown): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !on || CSS.supports('field-sizing', 'content')) return undefined
    fits(element)
    const onInput = () => fits(element)
    const onReset = () => requestAnimationFrame(onInput)
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      fits(element)
    })
    observer.observe(element)
    element.addEventListener('input', onInput)
    element.form?.addEventListener('reset', onReset)
    return () => {
      observer.disconnect()
      element.removeEventListener('input', onInput)
      element.form?.removeEventListener('reset', onReset)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a value set from outside changes the height as well
  }, [ref, on, value])
}
