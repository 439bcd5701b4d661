import { informationPages } from '@skein/contract/addresses'
import type { MessagesOf } from '@skein/i18n'

type Words = MessagesOf<'information'>
/** A section: the start of its two messages. */
type SectionId = { [Key in keyof Words]: Key extends `${infer Id}Title` ? Id : never }[keyof Words]

/** The nine pages (specification §2.1, §2.14) in the order of the footer, with their sections. */
export const pages = {
  terms: [
    'termsUse',
    'termsDuties',
    'termsOwnership',
    'termsMark',
    'termsEnd',
    'termsWarranty',
    'termsLiability',
    'termsChanges',
  ],
  privacy: ['privacyCollect', 'privacyUse', 'privacySharing', 'privacyRights', 'privacyChildren', 'privacyDrafting'],
  cookies: ['cookiesWhy', 'cookiesSet', 'cookiesStorage'],
  accessibility: ['accessCommitment', 'accessTested', 'accessGaps'],
  ads: ['adsInfo', 'adsNever'],
  help: ['helpAccounts', 'helpReport', 'helpTrademark', 'helpSafety', 'helpContact'],
  about: ['aboutMission', 'aboutFounder'],
  contact: ['contactEmail', 'contactMail'],
  careers: ['careersAreas', 'careersApply'],
} as const satisfies Record<PageName, readonly SectionId[]>

export type PageName = (typeof informationPages)[number]

/** The page at an address such as `/terms`; About for anything else, which no route leads to. */
export const pageIn = (path: string): PageName =>
  informationPages.find((name) => path.split('/')[1] === name) ?? 'about'

/** The address that the texts hold; a server that has one of its own puts it in its place. */
export const exampleEmail = 'hello@skein.example'
/** Where the people who run the server are reached; what is left out is shown as the texts have it. */
export type Contact = { email?: string | undefined; address?: string | undefined }

/** The text of a section with the server's own addresses in the place of those it was written with. */
export function withContact(id: SectionId, text: string, { email, address }: Contact): string {
  if (id === 'contactMail') return address ?? text
  return email === undefined ? text : text.replaceAll(exampleEmail, email)
}

/** Words read in a minute, as reading times are usually told. */
const wordsPerMinute = 220

/** How long the texts take to read, in whole minutes, at least one. */
export const minutesOf = (texts: readonly string[]): number =>
  Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / wordsPerMinute))

/** The pages that carry the policies' effective date (specification §2.14, §9). */
export const isDated = (page: PageName): boolean => page === 'terms' || page === 'privacy'

/** A text of the messages as blocks: lines that begin with a dash are one list. */
export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

/** Reads a text into its blocks. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push({ kind: 'text', text: line })
    else if (last?.kind === 'list') last.items.push(line.slice(2))
    else blocks.push({ kind: 'list', items: [line.slice(2)] })
  }
  return blocks
}
