import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'

/**
 * What a page load would do and a navigation inside the app has to do itself: name the document, and start reading at the new
 * page, or at the place in it that the address names (WCAG 2.4.2, 2.4.3). A change of viewer runs the routes' gates again.
 * @param title the whole document title.
 */
export function usePageChanges(title: string, viewerId: string | undefined): void {
  const router = useRouter()

  const shown = useRef(title)
  useEffect(() => {
    // The first title is the server's, which may know more: the name of the member whose profile it is.
    if (shown.current === title && document.title !== '') return
    shown.current = title
    document.title = title
  }, [title])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        const { hash } = toLocation
        if (fromLocation === undefined || (!pathChanged && hash === '')) return
        const main = document.getElementById('main')
        // In the page alone: the frame has the same places on every page, such as its search box.
        const place = hash === '' ? main : main?.querySelector<HTMLElement>(`#${CSS.escape(hash)}`)
        place?.focus({ preventScroll: true })
      }),
    [router],
  )

  const known = useRef(viewerId)
  useEffect(() => {
    if (known.current === viewerId) return
    known.current = viewerId
    void router.invalidate()
  }, [router, viewerId])
}
