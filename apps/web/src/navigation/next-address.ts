import { pageAddress, type Search } from '@skein/contract/addresses'

/** Where sign-in leads: the page that its address names as the next, or home; never to the sign-in screen itself. */
export function nextAddress({ next = pageAddress('/') }: Search<'/auth'>): string {
  return /^\/auth(?:[?#]|$)/.test(next) ? pageAddress('/') : next
}
