/** How what is spoken is written down: a file of Markdown with a block for each state, and held against what was reviewed. */
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { patience } from '../patience.ts'
import type { SpokenFolder } from './command.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    spokenBefore: (folder: SpokenFolder, name: string, now: string) => Promise<string>
    spokenNames: (folder: SpokenFolder, names: string[]) => Promise<string[]>
  }
}

/** A block of phrases, one a line. */
export function block(phrases: readonly string[]): string {
  return ['```', ...(phrases.length > 0 ? phrases : ['(nothing)']), '```'].join('\n')
}

/** A file: its title, and paragraphs. */
const written = (name: string, parts: readonly string[]) => `${[`# ${name}`, ...parts].join('\n\n')}\n`

/**
 * Fails, with the lines that differ, where something else is spoken than what stands in the file.
 * @param listen gives the paragraphs under the title, as they are heard now
 * @param isLate what is drawn late is part of what is heard: one listens again for as long as anybody waits for a page
 */
export async function expectSpoken(
  folder: SpokenFolder,
  name: string,
  listen: () => Promise<readonly string[]>,
  isLate = false,
): Promise<void> {
  const hear = async () => written(name, await listen())
  const first = await hear()
  const before = await commands.spokenBefore(folder, name, first)
  const message = `Other words than in ${folder}/${name}.md; npm run spoken:update writes them, for review`
  if (isLate && first !== before) await expect.poll(hear, { message, timeout: patience.wait }).toBe(before)
  // oxlint-disable-next-line vitest/valid-expect -- the message, as in a test
  else expect(first, message).toBe(before)
}
