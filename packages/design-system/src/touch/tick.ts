/** Milliseconds: felt as one tick by the motors of today's phones. */
const length = 10

/**
 * A tick under the finger, for what a finger has just done: a threshold that is crossed, something given. Nothing for a mouse or a key, where
 * the device or the browser has no motor (Safari has no `navigator.vibrate`), and under reduced motion.
 * @param event what was done; without one, the caller knows that it was a finger
 */
export function tick(event?: Event): void {
  if (event !== undefined && !('pointerType' in event && event.pointerType === 'touch')) return
  if (typeof navigator.vibrate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(length)
}
