type Point = readonly [x: number, y: number]

/**
 * A finger that goes from point to point of the window on an element, as a browser tells of it: by pointer and by touch events. It stays
 * there unless `lift` is called.
 */
export function finger(element: Element, ...points: readonly Point[]): { lift: () => void } {
  let [x, y]: Point = points[0] ?? [0, 0]
  const send = (pointer: string, touch: string, isDown: boolean) => {
    const told = { bubbles: true, cancelable: true }
    const place = { clientX: x, clientY: y }
    element.dispatchEvent(new PointerEvent(pointer, { ...told, ...place, isPrimary: true, pointerType: 'touch' }))
    const touches = isDown ? [new Touch({ identifier: 1, target: element, ...place })] : []
    element.dispatchEvent(new TouchEvent(touch, { ...told, touches }))
  }
  for (const [at, point] of points.entries()) {
    ;[x, y] = point
    if (at === 0) send('pointerdown', 'touchstart', true)
    else send('pointermove', 'touchmove', true)
  }
  return { lift: () => send('pointerup', 'touchend', false) }
}
