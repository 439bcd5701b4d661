/**
 * Whether something between a point of the pager and its edge scrolls up or down by itself and can still go that way: a
 * long caption, a list over the picture.
 *
 * @param direction of the content that is wanted: 1 further down, -1 further up
 */
export function scrollsInside(target: EventTarget | null, pager: Element, direction: number): boolean {
  for (let element = target instanceof Element ? target : null; element && element !== pager;) {
    const room = element.scrollHeight - element.clientHeight
    if (room > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY)) {
      // A fraction of a pixel is no room: zoomed pages never come to the end quite.
      if (direction > 0 ? element.scrollTop < room - 1 : element.scrollTop > 1) return true
    }
    element = element.parentElement
  }
  return false
}
