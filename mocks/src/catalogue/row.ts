/** The shape of the state catalogue: what a row says, and the tags it carries into Storybook. */
import { routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'

/** The screens a state may belong to. */
export const screens = [
  'app',
  'sign-in',
  'register',
  'shell',
  'not-found',
  'camera',
  'home',
  'composer',
  'post',
  'thread',
  'explore',
  'videos',
  'stories',
  'bookmarks',
  'custom-feeds',
  'messages',
  'profile',
  'notifications',
  'settings',
  'information',
  'assistant',
  'moderation',
  'search',
] as const
/** The states of a screen (matrix of the catalogue). */
export const states = ['loading', 'empty', 'populated', 'error', 'offline', 'signed-out', 'pending', 'long'] as const

export type Screen = (typeof screens)[number]
export type State = (typeof states)[number]

/** What a row may say it covers: an entry of `tests/spec-states.json`. */
export type Cover = `${'error' | 'rule' | 'toast' | 'transition'}:${string}`

/** One state of the product. */
export type Row = {
  /** Kebab-case, unique: `home-load-fails`. */
  id: string
  /** The section of the specification, or `behaviour §…` for what it adds. */
  spec: string
  screen: Screen
  state: State
  /** The call this state comes from; a story whose mocked call was never made fails. */
  call?: RouteName
  /** Every tag the story carries. */
  tags: readonly string[]
  /** A text or name that stands on the page when the story has ended. */
  shows: string
  /** For what no page shows: the file of the test that proves it, and the test's name. */
  test?: { file: string; name: string }
}

/** `GET /api/posts/{id}/like` as a tag: `call:get-posts-like`. */
export function callTag(name: RouteName): string {
  const { method, path } = routes[name]
  const words = path.split('/').filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'))
  return `call:${[method.toLowerCase(), ...words].join('-')}`
}

type Told = Omit<Row, 'id' | 'tags'> & { covers?: readonly Cover[] }

function rowOf(id: string, { covers = [], ...told }: Told): Row {
  const call = told.call ? [callTag(told.call)] : []
  return { id, ...told, tags: [`row:${id}`, `screen:${told.screen}`, `state:${told.state}`, ...covers, ...call] }
}

/** Makes rows from what they say: the tags follow from the rest. */
export function rows<const Id extends string>(told: Record<Id, Told>): Record<Id, Row> {
  const made = Object.fromEntries(Object.entries<Told>(told).map(([id, row]) => [id, rowOf(id, row)] as const))
  if (!hasAll(told, made)) throw new Error('A row was lost.')
  return made
}

const hasAll = <Id extends string>(told: Record<Id, Told>, made: Record<string, Row>): made is Record<Id, Row> =>
  Object.keys(told).every((id) => id in made)
