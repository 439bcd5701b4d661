/** React's side: the language of the page and its messages. No JSX, so that Node runs this file as it is. */
import {
  Fragment,
  createContext,
  createElement,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  startTransition,
} from 'react'
import type { ReactNode } from 'react'
import { formatDate } from './format.ts'
import { directionOf, languageCookie, type Language } from './languages.ts'
import { showZone } from './time-zone.ts'
import {
  loadMessages,
  loadedNamespaces,
  messagesToDraw,
  type Messages,
  type MessagesOf,
  type Namespace,
} from './registry.ts'

type Spoken = { language: Language; messages: Messages | undefined; timeZone: string | undefined }

const I18nContext = createContext<Spoken>({ language: 'en', messages: undefined, timeZone: undefined })

type I18nProviderProps = {
  /** The language of the page until the member chooses another by `setLanguage`. */
  language: Language
  /** Messages given directly, before those loaded by `loadMessages`; for stories and tests. */
  messages?: Messages | undefined
  /** IANA zone in which times are shown (`zoneOf`); the device's own where there is none. */
  timeZone?: string | undefined
  children?: ReactNode
}

/** Gives its children the language. Namespaces are loaded before (`loadMessages`), or on first use by suspending. */
export function I18nProvider({ language, messages, timeZone, children }: I18nProviderProps): ReactNode {
  const [chosen, setChosen] = useState<Language>()
  const active = chosen ?? language
  useEffect(() => {
    const listener = (next: Language) => startTransition(() => setChosen(next))
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
  // Before anything below is drawn; what reads the language is drawn anew when it changes.
  showZone(timeZone)
  const spoken = useMemo(() => ({ language: active, messages, timeZone }), [active, messages, timeZone])
  return createElement(I18nContext, { value: spoken }, children)
}

const listeners = new Set<(language: Language) => void>()

/** The language of the page. */
export function useLanguage(): Language {
  return use(I18nContext).language
}

const never = () => () => {}

/**
 * Writes dates in the language and the zone of the page. Where the member chose no zone it is the device's, which a server does not know: there, and while
 * its HTML is taken over, dates are written in UTC.
 */
export function useFormatDate(): (moment: string | Date, options: Intl.DateTimeFormatOptions) => string {
  const { language, timeZone } = use(I18nContext)
  const zone = useSyncExternalStore(
    never,
    () => timeZone,
    () => timeZone ?? 'UTC',
  )
  return (moment, options) =>
    formatDate(language, moment, zone === undefined ? options : { timeZone: zone, ...options })
}

/**
 * The messages of a namespace in the language of the page: `const m = useMessages('auth'); m.signIn()`.
 * Suspends when the namespace is not loaded yet; screens load theirs with their route, so that this does not happen.
 */
export function useMessages<Name extends Namespace>(namespace: Name): MessagesOf<Name> {
  const { language, messages } = use(I18nContext)
  return messages?.[namespace] ?? use(messagesToDraw(language, namespace))
}

/**
 * Switches the page to another language (behaviour §2.11): loads what is in use now, then re-renders without a reload.
 * A cookie tells the server; it lives a year. `<html lang dir>` follows.
 * @throws (rejects) when messages cannot be loaded; the page then stays as it is.
 */
export async function setLanguage(language: Language): Promise<void> {
  const current = document.documentElement.lang
  const used = (['en', 'es', 'fr', 'de'] as const).find((known) => known === current) ?? 'en'
  await loadMessages(language, loadedNamespaces(used))
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener(language)
}

/** The pieces of a message with tags as one React child: `rich(m.ageLine({ terms: (text) => <a …>{text}</a> }))`. */
export function rich(pieces: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces)
}
