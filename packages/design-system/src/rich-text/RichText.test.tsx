import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText, type RichTextProps, type RichTextToken } from './RichText.tsx'

const text = (words: string): RichTextToken => ({ kind: 'text', text: words })
const link = (address: string): RichTextToken => ({ kind: 'link', text: address, value: address })
const hashtag = (tag: string): RichTextToken => ({ kind: 'hashtag', text: `#${tag}`, value: tag.toLowerCase() })
const mention = (name: string): RichTextToken => ({ kind: 'mention', text: `@${name}`, value: name.toLowerCase() })

const html = (tokens: readonly RichTextToken[], more?: Partial<RichTextProps>) =>
  renderToStaticMarkup(
    <RichText
      tokens={tokens}
      hrefForTag={(tag) => `/tags/${encodeURIComponent(tag.toWellFormed())}`}
      hrefForMention={(name) => `/@${encodeURIComponent(name.toWellFormed())}`}
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
    const markup = html([text('see '), link('https://tides.example/kattegat'), text('.')])
    expect(markup).toContain('href="https://tides.example/kattegat"')
    expect(markup).toContain('rel="nofollow noopener ugc"')
    expect(markup).not.toContain('target=')
    expect(html([link('https://tides.example')], { target: '_blank' })).toContain('target="_blank"')
  })

  it('to tags and people are the consumer’s, isolated from the words around', () => {
    const markup = html([mention('Noor'), text(': '), hashtag('Straßenfest')])
    expect(markup).toMatch(/<a href="\/@noor" class="[^"]*"><bdi>@Noor<\/bdi><\/a>/)
    expect(markup).toContain('href="/tags/stra%C3%9Fenfest"')
    expect(markup).not.toContain('rel=')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//other.example',
    'JAVASCRIPT:https://a.example',
    ' https://a.example',
    '',
  ])('lead to the web alone: %j is plain text', (address) => expect(html([link(address)])).not.toContain('<a'))

  it('are plain text without a place to go', () => {
    expect(
      html([mention('noor'), hashtag('rain')], { hrefForTag: undefined, hrefForMention: undefined }),
    ).not.toContain('<a')
  })

  it('are drawn by the consumer’s own link where there is one', () => {
    const markup = html([hashtag('rain')], {
      renderLink: ({ kind, href, children }) => <i title={`${kind} ${href}`}>{children}</i>,
    })
    expect(markup).toContain('<i title="hashtag /tags/rain"><bdi>#rain</bdi></i>')
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
  const kinds = ['text', 'link', 'hashtag', 'mention'] as const
  const some = () => Array.from({ length: random(5) }, () => pieces[random(pieces.length)] ?? '').join('')
  const texts = Array.from({ length: 10_000 }, () =>
    Array.from({ length: random(5) }, (): RichTextToken => {
      const kind = kinds[random(4)] ?? 'text'
      return kind === 'text' ? text(some()) : { kind, text: some(), value: some() }
    }),
  )

  it('come out as they went in, with no element and no scheme of theirs', () => {
    for (const tokens of texts) {
      const markup = html(tokens)
      expect(textOf(markup)).toBe(tokens.map((token) => token.text).join(''))
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
