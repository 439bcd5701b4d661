import type { Rolldown } from 'vite'

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number]

/**
 * Which modules travel together. Few files, because each is a request and a compression of its own; but nobody pays for a screen
 * they do not see. Figures in docs/decisions/first-load-bytes.md.
 */

/** Messages that are shown together: one file a language for the feed, one for what every page shows. */
function messagesGroup(id: string): string | undefined {
  const [, language, namespace = ''] = /generated\/(\w+)\/(\w+)\.gen\.ts$/.exec(id) ?? []
  if (['common', 'titles'].includes(namespace)) return `${language}-common`
  if (['post', 'composer', 'home'].includes(namespace)) return `${language}-feed`
  return undefined
}

/**
 * Parts that the sign-in screen and the frame both need, so that every first page loads them: one file instead of seven. Their
 * style sheets follow.
 */
const everywhere =
  /design-system\/src\/(?:announcer|avatar|badge|button|grapheme|icon\/draw-icon|logo|slot|spinner|toast\/toast|visually-hidden)|i18n\/src\/(?:runtime|format)\.ts$|node_modules\/(?:class-variance-authority|clsx)\//

/** Groups for the bundler, the strongest first. */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 40 },
  // Before the messages: what all of them call must not end up in the messages of one language.
  { name: 'parts', test: everywhere, priority: 30 },
  { name: messagesGroup, test: /i18n\/src\/generated\/\w+\/\w+\.gen\.ts$/, priority: 20 },
]
