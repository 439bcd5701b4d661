import { initialGlobals, oneOf } from './globals.ts'

/** What the toolbar has been set to. */
export type Chosen = {
  theme: 'light' | 'dark' | 'system'
  locale: 'en' | 'es' | 'fr' | 'de'
  direction: 'ltr' | 'rtl'
}

/** Globals as the values that the toolbar offers. */
export const chosenOf = (globals: { readonly [name: string]: unknown }): Chosen => ({
  theme: oneOf(globals['theme'], ['light', 'dark', 'system']),
  locale: oneOf(globals['locale'], ['en', 'es', 'fr', 'de']),
  direction: oneOf(globals['direction'], ['ltr', 'rtl']),
})

/** What the address asks for (`globals=theme:dark;locale:de`), or what every story begins with. */
export function chosenInAddress(): Chosen {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return chosenOf({ ...initialGlobals, ...Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))) })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What an update of the globals says, without what the story that is shown has pinned; undefined for anything else. */
export function chosenIn(update: unknown): Chosen | undefined {
  if (!isObject(update) || !('userGlobals' in update) || !isObject(update.userGlobals)) return undefined
  return chosenOf({ ...update.userGlobals })
}

/**
 * Stories that stand in a frame of their own within a written page are shown as the page is: those to come by the address
 * that Storybook's blocks make theirs from, those that are there by a new one.
 */
export function showFramesAs(chosen: Chosen): void {
  const globals = Object.entries(chosen)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?${new URLSearchParams({ globals }).toString()}`)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const address = new URL(frame.src)
    if (address.searchParams.get('globals') === globals) continue
    address.searchParams.set('globals', globals)
    frame.src = address.href
  }
}
