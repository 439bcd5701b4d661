import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileMessage } from '../compile/message.ts'
import { pseudoModule, turnDirection, turnRound } from '../compile/pseudo.ts'
import { chooseLanguage } from '../src/languages.ts'
import { messagesOf } from '../src/registry.ts'
import { number, ordinal, plural } from '../src/runtime.ts'

/** Runs a compiled message as a module of its own, as the generated one would be. */
async function run(message: string, language: string, a: Record<string, unknown>): Promise<unknown> {
  const { expression } = compileMessage(message, language)
  const source = `export default (a, plural, ordinal, number) => ${expression}`
  const module: { default: (...given: unknown[]) => unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return module.default(a, plural, ordinal, number)
}

describe('a compiled message', () => {
  test('says its text, quotes and backslashes included', async () => {
    expect(await run("What's on your `mind`? \\ for 5$", 'en', {})).toBe("What's on your `mind`? \\ for 5$")
    expect(await run('costs ${price} `now`', 'en', { price: '5' })).toBe('costs $5 `now`')
  })

  test('puts arguments in', async () => {
    expect(await run('posted by @{username}', 'en', { username: 'ines' })).toBe('posted by @ines')
  })

  test.each([
    ['en', 1, '1 post'],
    ['en', 1204, '1,204 posts'],
    ['en', 0, 'none'],
  ])('counts in %s: %d', async (language, count, text) => {
    expect(await run('{count, plural, =0 {none} one {# post} other {# posts}}', language, { count })).toBe(text)
  })

  test('counts as each language does: zero is one in French and many in German', async () => {
    const message = '{count, plural, one {# a} other {# b}}'
    expect(await run(message, 'fr', { count: 0 })).toBe('0 a')
    expect(await run(message, 'de', { count: 0 })).toBe('0 b')
    expect(await run(message, 'de', { count: 1204 })).toBe('1.204 b')
  })

  test('orders', async () => {
    const message = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect(await Promise.all([1, 2, 3, 11].map((place) => run(message, 'en', { place })))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
    ])
  })

  test('selects', async () => {
    const message = '{kind, select, video {a video} other {a post}}'
    expect(await run(message, 'en', { kind: 'video' })).toBe('a video')
    expect(await run(message, 'en', { kind: 'else' })).toBe('a post')
  })

  test('hands the text of a tag to the caller', async () => {
    const pieces = await run('Accept the <terms>Terms of {app}</terms>.', 'en', {
      app: 'Skein',
      terms: (text: string) => ({ text }),
    })
    expect(pieces).toEqual(['Accept the ', { text: 'Terms of Skein' }, '.'])
  })

  test('is refused when it asks for what is not understood', () => {
    expect(() => compileMessage('{when, date}', 'en')).toThrow('The format "date" is not supported.')
    expect(() => compileMessage('{count, plural, one {# item}}', 'en')).toThrow('lacks "other"')
    expect(() => compileMessage('{a} {a, plural, other {#}}', 'en')).toThrow('used as string and as number')
  })
})

describe('loading', () => {
  test('gives the texts of the specification to the letter', async () => {
    const shell = await messagesOf('en', 'shell')
    expect(shell.searchPlaceholder()).toBe('Search posts, users, or ask AI...')
    expect(shell.notFoundText()).toBe('Did you forget to add the page to the router?')
    const auth = await messagesOf('en', 'auth')
    expect(auth.signingIn()).toBe('Signing in...')
  })

  test('gives the same promise while and after loading', () => {
    expect(messagesOf('de', 'home')).toBe(messagesOf('de', 'home'))
  })
})

describe('the language of a request', () => {
  test.each([
    ['fr', 'de', 'fr'],
    [undefined, 'de-CH,de;q=0.9,en;q=0.8', 'de'],
    [undefined, 'ja, en;q=0.4, es;q=0.9', 'es'],
    [undefined, 'fr;q=0, de;q=0.1', 'de'],
    ['xx', undefined, 'en'],
    [undefined, 'ja', 'en'],
  ])('cookie %s and header %s make %s', (cookie, header, language) => {
    expect(chooseLanguage(cookie, header)).toBe(language)
  })
})

describe('the pseudo-locale', () => {
  test('turns every word round and leaves arguments, choices and tags as they are', async () => {
    const message = '{count, plural, one {# new post} other {# new posts}}'
    const { expression } = compileMessage(message, 'en', turnRound)
    expect(expression).toContain(`plural('en', a.count) === 'one'`)
    expect(expression).toContain('a.count)} \u200F\u202Enew\u202C\u200F \u200F\u202Epost\u202C\u200F`')
    expect(compileMessage('Read <terms>the terms</terms>.', 'en', turnRound).expression).toBe(
      `['\u200F\u202ERead\u202C\u200F ', a.terms('\u200F\u202Ethe\u202C\u200F \u200F\u202Eterms\u202C\u200F'), '.']`,
    )
  })

  test('has every message of English, and runs from right to left', () => {
    const folder = join(import.meta.dirname, '..')
    const written = pseudoModule(join(folder, 'messages'), 'profile')
    const english = JSON.parse(readFileSync(join(folder, 'messages', 'en', 'profile.json'), 'utf8'))
    for (const key of Object.keys(english)) expect(written).toContain(`\n  ${key}: (`)
    const languages = readFileSync(join(folder, 'src', 'languages.ts'), 'utf8')
    expect(turnDirection(languages)).toContain("=> 'rtl'")
    expect(() => turnDirection('export {}')).toThrow('direction')
  })
})
