import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanText } from '@skein/domain/clean-text'
import { expect, describe, test } from 'vitest'
import { decodePage } from '../src/previews/decode-page.ts'
import { readMetadata } from '../src/previews/read-metadata.ts'
import type { PageMetadata } from '../src/previews/read-metadata.ts'
import { encodeIn } from './support/encode.ts'

const page = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', 'pages', `${name}.html`))

/** The bytes in pieces of `size`. */
async function* pieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const metadataOf = (bytes: Uint8Array, charset?: string, size?: number) =>
  readMetadata(decodePage(pieces(bytes, size), charset))

const first = ({ titles, descriptions, pictures }: PageMetadata) => [titles[0], descriptions[0], pictures[0]]

describe('what a page says of itself', () => {
  test.each<[string, (string | undefined)[]]>([
    [
      'news',
      [
        'Tide mills are turning again along the estuary',
        'After ninety years, volunteers have rebuilt three wheels – and the miller’s flour sells out by noon.',
        '/pictures/mill-wide.jpg?w=1200&h=630',
      ],
    ],
    ['plain-blog', ['How I\n   mended a   kettle', 'Solder, patience and a "spare" handle', undefined]],
    ['no-tags', ['Bread without a head', 'Unquoted', undefined]],
    ['svg-title', ['The real title', 'An icon stands before it.', undefined]],
    ['twitter-only', ['A card by property', 'Some sites write property, some name.', 'https://cdn.example/card.png']],
    ['names', ['Names in capitals', undefined, 'https://cdn.example/secure.png']],
    ['empty-values', ['Words of last resort', 'What is empty gives way.', undefined]],
    ['noscript', ['With or without scripts', undefined, undefined]],
    ['commented', ['What readers see', undefined, undefined]],
    ['base', ['Under another base', undefined, 'cover.png']],
    ['oembed', ['OG says otherwise', undefined, '/og.png']],
    ['right-to-left', ['خبز الصباح في المدينة القديمة', 'لماذا يصطفّ الناس قبل الفجر؟ می‌خواهم 👩‍👩‍👧', undefined]],
  ])('%s', async (name, expected) => {
    const whole = await metadataOf(page(name))
    expect(first(whole)).toEqual(expected)
    // However the network cuts it, also within a character or a tag.
    for (const size of [1, 7, 100]) expect(await metadataOf(page(name), undefined, size)).toEqual(whole)
  })

  test('a broken page gives what can be read of it', async () => {
    const { titles } = await metadataOf(page('broken'))
    expect(titles.at(-1)).toBe('Unclosed & <b>bold')
  })

  test('of many pictures the first three count; the first base and the JSON form of oEmbed', async () => {
    expect((await metadataOf(page('names'))).pictures).toEqual([
      'https://cdn.example/secure.png',
      'a.png',
      'b.png',
      'c.png',
    ])
    expect((await metadataOf(page('base'))).base).toBe('/archive/2024/')
    expect((await metadataOf(page('oembed'))).oembed).toBe('/oembed.json?url=x&format=json')
  })

  test('nothing of the body is read: not even its bytes are asked for', async () => {
    let taken = 0
    async function* endless() {
      yield Buffer.from('<head><title>Short head</title></head><body>')
      for (;;) {
        taken += 1
        yield Buffer.from('<meta property="og:title" content="body">')
      }
    }
    // The page's encoding is looked for in the first 2,048 bytes, and no more than those is taken.
    expect((await readMetadata(decodePage(endless(), undefined))).titles).toEqual(['Short head'])
    expect(taken).toBeLessThan(60)
  })

  test.each([
    ['elements that are never closed', '<b>'.repeat(100_000)],
    ['closing tags of nothing', `${'<b>'.repeat(60)}${'</i>'.repeat(100_000)}`],
    ['attributes without end', `<meta ${Array.from({ length: 30_000 }, (_, n) => `a${n}=b`).join(' ')}>`],
    ['metas without end', '<meta property="og:image" content="x">'.repeat(10_000)],
    ['one endless value', `<meta property="og:title" content="${'x'.repeat(400_000)}">`],
    ['an endless title', `<title>${'x'.repeat(400_000)}`],
    ['an endless comment', `<!-- ${'x'.repeat(400_000)}`],
    ['entities without end', `<title>${'&amp'.repeat(100_000)}`],
  ])('%s keep little', async (_, html) => {
    const { titles, descriptions, pictures } = await metadataOf(Buffer.from(html))
    expect(JSON.stringify([titles, descriptions, pictures]).length).toBeLessThan(13_000)
  })

  test('deep nesting ends the reading, so that a closing tag never searches far', async () => {
    const { titles } = await metadataOf(Buffer.from(`${'<b>'.repeat(70)}<title>Below</title>`))
    expect(titles).toEqual([])
  })
})

describe('encodings', () => {
  const html = (title: string, charset?: string) =>
    `<html><head>${charset === undefined ? '' : `<meta charset="${charset}">`}<title>${title}</title></head><body>`

  test.each([
    ['windows-1251', 'Утренний хлеб'],
    ['koi8-r', 'Утренний хлеб'],
    ['iso-8859-2', 'Žluťoučký kůň'],
    ['windows-1252', 'Crème brûlée – 5 €'],
    ['iso-8859-1', 'Müller & Söhne'],
    ['windows-1253', 'Καλημέρα'],
    ['windows-1255', 'שלום עולם'],
    ['windows-1256', 'خبز الصباح'],
    ['shift_jis', '朝のパン屋さん'],
    ['euc-jp', '朝のパン屋さん'],
    ['euc-kr', '아침 빵집'],
    ['big5', '早晨的麵包'],
    ['gbk', '早晨的面包店'],
    ['gb18030', '早晨的面包店'],
  ])('%s, by header and by meta', async (charset, title) => {
    expect((await metadataOf(encodeIn(charset, html(title)), charset)).titles).toEqual([title])
    expect((await metadataOf(encodeIn(charset, html(title, charset)))).titles).toEqual([title])
    const old = html(title).replace(
      '<title>',
      `<meta http-equiv="Content-Type" content="text/html; charset=${charset}"><title>`,
    )
    expect((await metadataOf(encodeIn(charset, old), undefined, 3)).titles).toEqual([title])
  })

  test('the header wins over the page, a byte order mark over both', async () => {
    expect((await metadataOf(encodeIn('windows-1251', html('Хлеб', 'utf-8')), 'windows-1251')).titles).toEqual(['Хлеб'])
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(html('Хлеб', 'koi8-r'))])
    expect((await metadataOf(marked, 'windows-1251')).titles).toEqual(['Хлеб'])
    const wide = Buffer.from(`\ufeff${html('Хлеб')}`, 'utf16le')
    expect((await metadataOf(wide)).titles).toEqual(['Хлеб'])
    expect((await metadataOf(Buffer.from(wide).swap16(), undefined, 5)).titles).toEqual(['Хлеб'])
  })

  test('a name nobody knows gives way; a meta cannot say UTF-16', async () => {
    expect((await metadataOf(Buffer.from(html('Хлеб')), 'utf-9')).titles).toEqual(['Хлеб'])
    expect((await metadataOf(Buffer.from(html('Хлеб', 'klingon')))).titles).toEqual(['Хлеб'])
    expect((await metadataOf(Buffer.from(html('Хлеб', 'utf-16')))).titles).toEqual(['Хлеб'])
  })

  test('what says nothing is UTF-8, or what the West wrote before', async () => {
    expect((await metadataOf(Buffer.from(html('naïve')))).titles).toEqual(['naïve'])
    expect((await metadataOf(encodeIn('windows-1252', html('naïve – “yes”')))).titles).toEqual(['naïve – “yes”'])
  })

  test('a charset in a comment does not count', async () => {
    const commented = `<!-- <meta charset="koi8-r"> -->${html('Хлеб')}`
    expect((await metadataOf(Buffer.from(commented))).titles).toEqual(['Хлеб'])
  })
})

describe('texts fit a card', () => {
  test.each([
    ['  How I\n\t mended   a kettle ', 'How I mended a kettle'],
    ['Pay\u202elaP\u200b now\0\u0007 \u2066in\u2069 \ufeff', 'PaylaP now in'],
    ['one\u2028two\u0085three', 'one two three'],
    ['Donau\u00addampf\u00adschiff', 'Donaudampfschiff'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['e\u0301', 'é'],
    ['a\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308', 'á\u0302\u0303\u0304\u0305'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u200f\u202e\u2066', ''],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(cleanText(text, 100)).toBe(expected)
  })

  test('lengths are counted as readers count', () => {
    expect(cleanText('abcdef', 6)).toBe('abcdef')
    expect(cleanText('abcdefg', 6)).toBe('abcdef…')
    expect(cleanText('👩‍👩‍👧'.repeat(10), 3)).toBe(`${'👩‍👩‍👧'.repeat(3)}…`)
    expect(cleanText('x'.repeat(1_000_000), 200)).toHaveLength(201)
    expect(cleanText(`${'ab '.repeat(3)}cd`, 7)).toBe('ab ab…')
    expect(cleanText('a long-winded-word', 10)).toBe('a long-win…')
  })

  test('a hostile page leaves words and nothing else', async () => {
    const { titles, descriptions } = await metadataOf(page('hostile'))
    expect(cleanText(titles[0] ?? '', 200)).toBe('PaylapyaP now\ufffd inside "><img src=x onerror=alert(1)>')
    expect(cleanText(titles[1] ?? '', 200)).toBe('<script>alert(1)</script>')
    expect((cleanText(descriptions[0] ?? '', 200).match(/\p{M}/gu) ?? []).length).toBeLessThan(8)
  })
})
