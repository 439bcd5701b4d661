/**
 * One listener turns plain links into navigation without a page load: screens write plain links (`pageAddress`) and know no router.
 * The same for search forms (`<form action="/search">`), which therefore work before and without this code.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** Addresses that the app does not draw itself. */
const served = /^\/(?:api|media|assets)\//

/** The address inside the app that a link leads to, or nothing when the browser should follow it. */
export function innerAddress(link: HTMLAnchorElement, here: Location): string | undefined {
  if (link.target !== '' && link.target !== '_self') return undefined
  if (link.hasAttribute('download') || link.origin !== here.origin || served.test(link.pathname)) return undefined
  // A place on this very page is the browser's own business: it moves the focus too.
  if (link.hash !== '' && link.pathname === here.pathname && link.search === here.search) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/** Starts listening, for the life of the page. */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = linkAt(event.target)
    const address = link === null ? undefined : innerAddress(link, location)
    if (address === undefined) return
    event.preventDefault()
    // Pressing the link to where one is goes to the top, as a page load would.
    if (address === `${location.pathname}${location.search}`) scrollTo({ top: 0 })
    else void router.navigate({ href: address })
  })

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    const address = new URL(form.action)
    if (address.origin !== location.origin || served.test(address.pathname)) return
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') address.searchParams.set(name, value)
    event.preventDefault()
    void router.navigate({ href: `${address.pathname}${address.search}` })
  })

  // Resting on a link or reaching it by key is a sign of intent: its code is fetched before the press.
  const prepare = (event: Event) => {
    const link = linkAt(event.target)
    const address = link === null ? undefined : innerAddress(link, location)
    if (address !== undefined) void router.preloadRoute({ to: link?.pathname ?? address }).catch(() => undefined)
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare)
}
