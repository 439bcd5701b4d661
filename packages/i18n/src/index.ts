/** Every text of the interface as typed functions, one language and the page's namespaces at a time. */
export {
  chooseLanguage,
  directionOf,
  isLanguage,
  languageCookie,
  languageNames,
  languages,
  type Language,
} from './languages.ts'
export { formatDate, formatList, formatNumber } from './format.ts'
export { formatShortTime } from './short-time.ts'
export { zoneOf } from './time-zone.ts'
export { latePart, nextChance, onMissingPart, untilFetched, useMissingPart, type LatePart } from './late.ts'
export { I18nProvider, rich, setLanguage, useFormatDate, useLanguage, useMessages } from './provider.ts'
export {
  loadMessages,
  loadedNamespaces,
  messagesOf,
  type Messages,
  type MessagesOf,
  type Namespace,
} from './registry.ts'
