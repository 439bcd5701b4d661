/** How what is spoken is written down: a file of Markdown with a block for each state, and held against what was reviewed. */
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
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

/**
 * Fails, with the lines that differ, where something else is spoken than what stands in the file.
 * @param parts what stands under the title, each a paragraph
 */
export async function expectSpoken(folder: SpokenFolder, name: string, parts: readonly string[]): Promise<void> {
  const now = `${[`# ${name}`, ...parts].join('\n\n')}\n`
  const before = await commands.spokenBefore(folder, name, now)
  expect(now, `Other words than in ${folder}/${name}.md; npm run spoken:update writes them, for review`).toBe(before)
}
