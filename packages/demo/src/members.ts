import type { ClothesStyle, HairStyle, PortraitObject, PortraitSpec } from '@skein/painter/illustrations'
import { hash } from '@skein/painter/random'
import { PEOPLE } from './corpus/people.ts'
import { blankPortrait, objectPortrait } from './portraits.ts'
import type { DemoLanguage, DemoMember } from './types.ts'

const LANGUAGES: readonly DemoLanguage[] = ['en', 'es', 'fr', 'de', 'pt', 'ar', 'ja']
const HAIR: readonly HairStyle[] = [
  'bob',
  'long',
  'wavy',
  'bun',
  'short',
  'crop',
  'curly',
  'afro',
  'braids',
  'side',
  'bald',
  'ponytail',
  'fringe',
]
const CLOTHES: readonly ClothesStyle[] = [
  'crew',
  'collar',
  'turtleneck',
  'vneck',
  'hoodie',
  'stripes',
  'scarf',
  'dungarees',
]
const OBJECTS: readonly PortraitObject[] = [
  'cat',
  'dog',
  'bread',
  'plant',
  'moon',
  'mug',
  'bicycle',
  'bird',
  'mountain',
  'book',
  'lemon',
  'record',
]
const GLASSES = ['round', 'square'] as const
const HATS = ['beanie', 'cap', 'straw', 'headscarf', 'turban', 'beret'] as const
const BEARDS = ['stubble', 'full', 'moustache'] as const
const EXTRAS = ['earrings', 'freckles', 'flower', 'headphones'] as const

const oneOf = <T extends string>(allowed: readonly T[], word: string | undefined): T => {
  const found = allowed.find((item) => item === word)
  if (found === undefined) throw new Error(`The cast names "${word ?? ''}", which is not one of ${allowed.join(', ')}`)
  return found
}

const parsePortrait = (code: string, username: string): PortraitSpec | null => {
  if (code === '-') return null
  const words = code.split(' ')
  if (words[0] === 'o') return objectPortrait(username, oneOf(OBJECTS, words[1]), Number(words[2]))
  const rest = new Set(words.slice(7))
  return {
    ...blankPortrait(username),
    kind: 'person',
    skin: Number(words[1]),
    hair: oneOf(HAIR, words[2]),
    hairColor: Number(words[3]),
    clothes: oneOf(CLOTHES, words[4]),
    clothesColor: Number(words[5]),
    ground: Number(words[6]),
    glasses: GLASSES.find((item) => rest.has(item)) ?? 'none',
    hat: HATS.find((item) => rest.has(item)) ?? 'none',
    beard: BEARDS.find((item) => rest.has(item)) ?? 'none',
    extra: EXTRAS.find((item) => rest.has(item)) ?? 'none',
  }
}

const ASSISTANT: DemoMember = {
  key: 'assistant',
  username: 'assistant',
  name: 'AI Assistant',
  email: 'assistant@skein.example',
  bio: 'The assistant of this network. Everything I write is labelled, and a member answers for each post.',
  location: '',
  website: null,
  verified: false,
  joinedAt: new Date('2020-06-01T09:00:00Z'),
  portrait: null,
  interests: [],
  language: 'en',
  kind: 'ai',
  isPrivate: false,
  utcOffset: 0,
}

/** The whole cast, the assistant last. The demo account is called `demo`. */
export function listMembers(): DemoMember[] {
  const people = PEOPLE.trim()
    .split('\n')
    .map((line): DemoMember => {
      const [username, name, location, offset, language, flags, joined, interests, portrait, website, bio] =
        line.split('|')
      if (username === undefined || name === undefined || bio === undefined)
        throw new Error(`A line of the cast is short: ${line}`)
      const jitter = hash(`joined ${username}`) % 43_200_000
      return {
        key: username,
        username,
        name,
        email: `${username}@mail.example`,
        bio,
        location: location ?? '',
        website: website === undefined || website === '' ? null : `https://${website}`,
        verified: (flags ?? '').includes('v'),
        joinedAt: new Date(Date.parse(`${joined ?? ''}T08:00:00Z`) + jitter),
        portrait: parsePortrait(portrait ?? '-', username),
        interests: (interests ?? '').split(','),
        language: oneOf(LANGUAGES, language),
        kind: 'person',
        isPrivate: (flags ?? '').includes('p'),
        utcOffset: Number(offset),
      }
    })
  return [...people, ASSISTANT]
}
