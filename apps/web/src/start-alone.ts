import './app.css'
import '@skein/design-system/styles.css'
import type { Boot } from '@skein/contract'
import { createContext } from './context.ts'
import { followLinks } from './navigation/links.ts'
import { startWithoutBoot } from './start-without-boot.tsx'

/**
 * Starts the product in a document that no server made, for whoever hosts it otherwise.
 * @param demo the account that the sign-in screen offers
 */
export async function startAlone(root: HTMLElement, demo: Boot['demo']): Promise<void> {
  followLinks(await startWithoutBoot(root, createContext(), demo))
}
