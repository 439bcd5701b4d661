import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText, type RichTextProps } from './RichText.tsx'

const html = (text: string, more?: Partial<RichTextProps>) =>
  renderToStaticMarkup(
    <RichText
      text={text}
      hrefForTag={(tag) => `/tags/${encodeURIComponent(tag)}`}
      hrefForMention={(name) => `/@${name}`}
      {...more}
    />,
  )

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}
const textOf = (markup: string) =>
  markup.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)

describe('links', () => {
  it('to the outside vouch for nothing', () => {
    const markup = html('see https://tides.example/kattegat.')
    expect(markup).toContain('href="https://tides.example/kattegat"')
    expect(markup).toContain('rel="nofollow noopener ugc"')
    expect(markup).not.toContain('target=')
    expect(html('https://tides.example', { target: '_blank' })).toContain('target="_blank"')
  })

  it('to tags and people are the consumer’s, isolated from the words around', () => {
    const markup = html('@Noor: #Straßenfest')
    expect(markup).toMatch(/<a href="\/@noor" class="[^"]*"><bdi>@Noor<\/bdi><\/a>/)
    expect(markup).toContain('href="/tags/stra%C3%9Fenfest"')
    expect(markup).not.toContain('rel=')
  })

  it('are plain text without a place to go', () => {
    expect(html('@noor #rain', { hrefForTag: undefined, hrefForMention: undefined })).not.toContain('<a')
  })

  it('are drawn by the consumer’s own link where there is one', () => {
    const markup = html('#rain', {
      renderLink: ({ kind, href, children }) => <i title={`${kind} ${href}`}>{children}</i>,
    })
    expect(markup).toContain('<i title="tag /tags/rain"><bdi>#rain</bdi></i>')
  })
})

describe('10 000 random texts', () => {
  const pieces = [
    '<script>',
    '</div>',
    '<img src=x onerror=alert(1)>',
    '"',
    "'",
    '&',
    '&lt;',
    '`',
    '\\',
    '#',
    '@',
    '＠',
    'noor',
    'rain',
    '_',
    '1',
    'http://',
    'https://',
    'javascript:',
    'data:',
    'x.example',
    '/',
    '?',
    '(',
    ')',
    '[',
    ']',
    '.',
    '…',
    ' ',
    '\n',
    '\t',
    '👩‍👩‍👧',
    '👍🏽',
    'é',
    'e\u0301',
    'ß',
    'مرحبا',
    '\u202e',
    '\u2066',
    '\u200d',
    '\ufeff',
    '日本',
    '\ud83d',
    '{{',
    '}}',
    '${',
    '<!--',
  ]
  let seed = 20_261_121
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const texts = Array.from({ length: 10_000 }, () =>
    Array.from({ length: random(14) }, () => pieces[random(pieces.length)] ?? '').join(''),
  )

  it('come out as they went in, with no element and no scheme of theirs', () => {
    for (const text of texts) {
      const markup = html(text)
      expect(textOf(markup)).toBe(text)
      const tags = markup.match(/<[^>]*>/g) ?? []
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<(?:div data-component="RichText" dir="auto" class="[^"<>]*"|\/div|bdi|\/bdi|\/a|a href="(?:https?:\/\/|\/tags\/|\/@)[^"<>]*"(?: rel="nofollow noopener ugc")? class="[^"<>]*"|a href="[^"<>]*" rel="nofollow noopener ugc" class="[^"<>]*")>$/,
        )
        expect(tag).not.toMatch(/href="(?!https?:\/\/|\/tags\/|\/@)/)
      }
    }
  })
})
