/** How the virtual reader comes into a run of Vitest in a browser. */
import { fileURLToPath } from 'node:url'
import { spokenBefore, spokenNames } from './command.ts'

/** For `optimizeDeps.include`. */
export const readerPackage = '@guidepup/virtual-screen-reader'

/** For `resolve.alias`: it reads, and has no hands. */
export const withoutHands = {
  find: /^@testing-library\/user-event$/,
  replacement: fileURLToPath(new URL('./no-hands.ts', import.meta.url)),
}

/** For `browser.commands`. */
export const spokenCommands = { spokenBefore, spokenNames }
