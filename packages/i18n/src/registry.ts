/** Which messages this page has: filled by `loadMessages`, read by `useMessages`. The same on the server, in Node and in a browser. */
import type { Language } from '@skein/contract'
import { loadersOf } from './generated/loaders.gen.ts'
import type { AllMessages } from './generated/types.gen.ts'
import { untilFetched } from './late.ts'

/** A group of messages that a page loads together. */
export type Namespace = keyof AllMessages

/** The typed messages of one namespace: one function a key. */
export type MessagesOf<Name extends Namespace> = AllMessages[Name]

/** Some namespaces with their messages, as a provider takes them. */
export type Messages = Partial<AllMessages>

const pending = new Map<string, Promise<unknown>>()
const names: Record<Language, Set<Namespace>> = { en: new Set(), es: new Set(), fr: new Set(), de: new Set() }

/** The namespaces that a language has here; what a change of language must bring along. */
export const loadedNamespaces = (language: Language): Namespace[] => [...names[language]]

/**
 * The messages of one namespace, loaded once; the same promise until then.
 * @throws (rejects) when the file cannot be fetched; the next call tries again.
 */
export function messagesOf<Name extends Namespace>(language: Language, namespace: Name): Promise<MessagesOf<Name>> {
  const key = `${language}/${namespace}`
  // The key says which messages the promise brings.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const running = pending.get(key) as Promise<MessagesOf<Name>> | undefined
  if (running !== undefined) return running
  const load = async (): Promise<MessagesOf<Name>> => {
    try {
      const { loaders } = await loadersOf[language]()
      const { default: messages } = await loaders[namespace]()
      names[language].add(namespace)
      // React reads these two fields of a promise: known messages are shown in the same render, without suspending.
      void Object.assign(loading, { status: 'fulfilled', value: messages })
      return messages
    } catch (error) {
      pending.delete(key)
      throw error
    }
  }
  const loading = load()
  pending.set(key, loading)
  return loading
}

const coming = new Map<string, Promise<unknown>>()

/**
 * The messages of one namespace for whoever draws them: the promise never rejects, it waits until they can be fetched. The same promise until
 * then.
 */
export function messagesToDraw<Name extends Namespace>(language: Language, namespace: Name): Promise<MessagesOf<Name>> {
  if (names[language].has(namespace)) return messagesOf(language, namespace)
  const key = `${language}/${namespace}`
  // The key says which messages the promise brings.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const waiting = coming.get(key) as Promise<MessagesOf<Name>> | undefined
  if (waiting !== undefined) return waiting
  const fetching = untilFetched(() => messagesOf(language, namespace))
  coming.set(key, fetching)
  return fetching
}

/** Loads namespaces of one language, side by side. After it, `useMessages` of each answers at once. */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => messagesOf(language, namespace)))
}
