/**
 * What the specification left as a placeholder is real in the product, and a test shows it, named after the section: `P <section> …`.
 * One line a placeholder, with the words by which its test is found; what it was stands in the specification under its section.
 */
import { expect, test } from 'vitest'
import { filesEndingIn } from './repository.ts'

const placeholders: [section: string, was: string, title: RegExp][] = [
  ['2.2', 'badge fixed at 3', /badge/],
  ['2.2', 'header search only logs', /header search/],
  ['2.2', "'Show more' (both)", /Show more/],
  ['2.2', 'Follow has no action', /Follow\b/],
  ['2.2', 'AI Insights static', /AI Insights/],
  ['2.3', "'Load more posts' no action", /Load more posts/],
  ['2.3', 'video length 3:42', /length/],
  ['2.3', 'poll without votes', /poll/],
  ['2.4', 'search box only logs', /search box/],
  ['2.6', 'video inline as base64', /part|film/],
  ['2.7', 'hard-coded notifications', /notifications/],
  ['2.7', "'Mark all as read' no action", /Mark all as read/],
  ['2.8', 'own id hard-coded', /own messages|own ones/],
  ['2.8', 'encrypted flag on plain text', /encrypted/],
  ['2.9', 'even ids only', /whatever its id/],
  ['2.9', 'Filter no action', /Filter|filters/],
  ['2.10', 'Replies, Media empty', /Replies and Media/],
  ['2.10', 'Follow no action', /Follow\b/],
  ['2.10', 'Message no action', /Message\b/],
  ['2.11', 'settings not wired', /every control/],
  ['2.11', 'settings not wired: language', /language/],
  ['2.11', 'settings not wired: timezone', /timezone/],
  ['2.11', 'settings not wired: theme', /theme/],
  ['2.11', 'private account', /private account/],
  ['2.11', 'discoverable by email', /discoverable by email/],
  ['2.11', 'data sharing levels', /data sharing/],
  ['2.11', 'password', /password/],
  ['2.11', 'sessions', /session/],
  ['2.11', "'Download Your Data'", /Download Your Data/],
  ['2.11', "'Delete Account'", /Delete Account/],
]

/** The titles of tests that stand for a placeholder, as they are written. */
function placeholderTitles(): string[] {
  const files = filesEndingIn('.test.ts', '.test.tsx', '.spec.ts').filter(
    ({ path }) => !path.includes('/placeholders.'),
  )
  return files.flatMap(({ text }) =>
    [...text.matchAll(/\(\s*(['"`])(P \d+\.\d+ (?:(?!\1).)+)\1/g)].map(([, , title = '']) => title),
  )
}

const titles = placeholderTitles()

test.each(placeholders)('%s %s: a named test shows that it is real', (section, _, words) => {
  const named = titles.filter((title) => title.startsWith(`P ${section} `) && words.test(title))
  expect(named).not.toEqual([])
})
