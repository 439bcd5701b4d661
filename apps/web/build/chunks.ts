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
  // With what every page shows travels the table by which the rest is found: no chain of two requests.
  const table = /generated\/loaders-(\w+)\.gen\.ts$/.exec(id)?.[1]
  if (table !== undefined) return `${table}-common`
  const [, language, namespace = ''] = /generated\/(\w+)\/(\w+)\.gen\.ts$/.exec(id) ?? []
  // The frame's with them: a visitor pays 0.8 KiB for it, a member one file less.
  if (['common', 'titles', 'shell'].includes(namespace)) return `${language}-common`
  if (['post', 'composer', 'feed', 'home'].includes(namespace)) return `${language}-feed`
  if (['bookmarks', 'explore', 'people', 'profile', 'stories', 'thread'].includes(namespace))
    return `${language}-screens`
  // What only a press or a keystroke brings up.
  if (['accounts', 'compose', 'postMore', 'replyRule', 'suggest'].includes(namespace)) return `${language}-more`
  return undefined
}

/**
 * Parts that the sign-in screen and the frame or home both need, so that every first page loads them. With them the two icons that
 * forms and posts share with pages that have neither: a profile had all of the forms' code for its crossed-out eye.
 */
const everywhere = [
  /design-system\/src\/(?:announcer|avatar|badge|button|grapheme|icon\/draw-icon|logo|slot|spinner|toast\/toast|visually-hidden)/,
  /design-system\/src\/(?:field\/(?:field-context|Field\.css)|input\/Input)\./,
  /icon\/generated\/(?:AlertCircle|Check|Comment|EyeOff|Heart|Info|Repeat|Search|WifiOff)\.ts/,
  /i18n\/src\/(?:runtime|format)\.ts$/,
  /data\/src\/session\/use-sign-in\.ts$/,
  /features\/form\/src\/use-taken-over\.ts$/,
  /node_modules\/(?:class-variance-authority|clsx)\//,
  /node_modules\/@tanstack\/.*\/(?:mutationObserver|useMutation)\.js$/,
]

/**
 * What home loads, with all that it needs and no more: in three files, because many small ones cost a fifth of their size in
 * compression. A screen that shows posts takes the first two, every other screen of a member the first.
 */
const home = {
  // What waits for a finger, too: the messages have it without what draws posts.
  frame: /(?:apps\/web\/src\/screens\/Frame|features\/feed\/src\/pull\/LatePull)\.tsx$/,
  posts: /features\/(?:feed\/src\/PostList|post\/src\/PostCard)\.tsx$/,
  home: /apps\/web\/src\/screens\/HomePage\.tsx$/,
}

/**
 * What the pages that links lead to (a post, a profile, a hashtag) share beyond home: each part is small, and each as a file of its own would be a
 * request more before the page answers.
 */
const pages = [
  /design-system\/src\/icon\/generated\/(?:Calendar|ChevronRight|Link|Lock|Play|Plus|UserLock|X)\.ts/,
  /data\/src\/(?:explore\/explore|moderation\/use-moderation|profile\/(?:people-list|profile)|stories\/stories)[\w.]*\.ts$/,
  /design-system\/src\/(?:tabs|roving)\/[\w-]+\.tsx?$/,
  /features\/person\/src\/use-block-switch\.ts$/,
  /video-length\.ts$/,
]

/** What they share with each other, and home never needs. */
const beyondHome = [
  /design-system\/src\/(?:notice\/[\w-]+|icon\/generated\/(?:Copy|Hash|ShieldCheck|TextLines))\.tsx?$/,
  /features\/person\/src\/(?:[\w-]+\/)?KnownPeople\.tsx$/,
]

/** Names of the files that a visitor at the sign-in screen must never load; `preloads-plugin.ts` looks after it. */
export const memberChunks: readonly string[] = Object.keys(home)

/** Screens that a link from outside leads to, and the sign-in: what they are drawn by is in the sheet of every first HTML. */
export const firstScreens: readonly string[] = [
  'AuthPage',
  'HomePage',
  'PostPage',
  'ProfilePage',
  'ExplorePage',
  'SearchPage',
  'InformationPage',
]

const sheet = /\.css(?:$|\?)/
/** What the first screens are drawn by, beside Tailwind's utilities; `preloads-plugin.ts` looks after it. */
const firstStyles =
  /apps\/web\/src\/app\.css|design-system\/src\/(?:avatar|badge|button|card|checkbox|choice|empty-state|feed|field|icon-button|input|link-preview-card|logo|notice|picture|poll|pressable|radio-group|reaction-bar\/ReactionSummary|skeleton|spinner|tabs|text-button|textarea|theme|toolbar|tooltip|visually-hidden)[/.]/

/**
 * Whether a style sheet's module is drawn by what comes later: dialogs, menus, the camera, the videos. These are one sheet of their own, which
 * comes with the first of them and stands after the other, however one came to it.
 */
export const isLateStyle = (id: string): boolean => sheet.test(id) && !firstStyles.test(id)

/** Groups for the bundler, the strongest first. */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'late', test: isLateStyle, priority: 51 },
  { name: 'style', test: sheet, priority: 50 },
  { name: 'app', tags: ['$initial'], priority: 40 },
  // Before the messages: what all of them call must not end up in the messages of one language.
  { name: 'parts', test: (id) => everywhere.some((part) => part.test(id)), priority: 30 },
  // What forms share: sign-in, some of the settings, the profile, reports.
  {
    name: 'forms',
    test: /features\/auth\/src\/(?:failure|form\/field-text)|features\/form\/src\/(?:PasswordField|TextField|late-resolver|problems|use-text-form)|node_modules\/react-hook-form\/|design-system\/src\/(?:field\/Field|input\/PasswordInput)\.|icon\/generated\/(?:Eye|Key)\.ts/,
    priority: 29,
  },
  ...Object.entries(home).map(([name, test], at) => ({ name, test, priority: 28 - at })),
  { name: 'pages', test: (id) => pages.some((part) => part.test(id)), priority: 25 },
  { name: 'beyond-home', test: (id) => beyondHome.some((part) => part.test(id)), priority: 24 },
  // What a profile shares with what comes after the rest: two hundred bytes each, which were three requests of a profile.
  {
    name: 'with-profile',
    test: /features\/post\/src\/(?:compose-port|WritePost)\.tsx?$|data\/src\/people\/known-followers\.queries\.ts$/,
    priority: 24,
  },
  // What the stream of events and the screen of messages share.
  { name: 'conversations', test: /data\/src\/(?:events\/read-conversations|messages\/typing)\.ts$/, priority: 23 },
  { name: messagesGroup, test: /i18n\/src\/generated\/(?:\w+\/\w+|loaders-\w+)\.gen\.ts$/, priority: 20 },
]
