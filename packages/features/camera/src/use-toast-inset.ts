import { useEffect } from 'react'

/**
 * Lifts what is told over the controls at the foot of the window: nobody should have to wait for a toast to press Post. In pixels.
 * @param height of what stands there
 * @param phoneHeight the same on a phone
 */
export function useToastInset(height: number, phoneHeight = height): void {
  useEffect(() => {
    const phone = matchMedia('(width < 720px)')
    const { style } = document.documentElement
    const lift = () => style.setProperty('--ds-toast-inset', `${phone.matches ? phoneHeight : height}px`)
    lift()
    phone.addEventListener('change', lift)
    return () => {
      phone.removeEventListener('change', lift)
      style.removeProperty('--ds-toast-inset')
    }
  }, [height, phoneHeight])
}
