import type { Boot } from '@skein/contract'
import { expect, test } from 'vitest'
import { fillTemplate } from '../src/document/document.ts'
import { preloadLinks } from '../src/document/preloads.ts'

const template =
  '<html lang="en" dir="ltr" data-theme="light"><head><!--early--><!--links--><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>'

const visitor: Boot = { viewer: null, language: 'fr', demo: null }

const parts = {
  boot: visitor,
  app: '<main></main>',
  reads: [],
  links: '',
  sheets: '',
  title: 'Sign in · Skein',
  description: 'A social network',
  head: '',
  isFeed: false,
}

test('the document says its language, its name and what the app needs to know', () => {
  const html = fillTemplate(template, parts)
  expect(html).toContain('<html lang="fr" dir="ltr"')
  expect(html).toContain('<title>Sign in · Skein</title>')
  expect(html).toContain('<div id="root"><main></main></div>')
  expect(html).toContain(
    '<script type="application/json" id="boot">{"viewer":null,"language":"fr","demo":null}</script>',
  )
})

test('the order of layers stands before every style sheet', () => {
  const html = fillTemplate(template, { ...parts, links: '<link rel="stylesheet" href="/a.css">' })
  expect(html.indexOf('@layer properties, theme, base, ds, utilities;')).toBeGreaterThan(0)
  expect(html.indexOf('@layer properties, theme, base, ds, utilities;')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

test('nothing a member wrote becomes markup', () => {
  const demo = { username: '</script><script>alert(1)', password: '$& $1' }
  const html = fillTemplate(template, { ...parts, boot: { ...visitor, demo }, title: '<b>"x"</b> $& · Skein' })
  expect(html).not.toContain('</script><script>alert')
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)')
  expect(html).toContain('"password":"$& $1"')
  expect(html).toContain('<title>&lt;b&gt;&quot;x&quot;&lt;/b&gt; $&amp; · Skein</title>')
})

test("the server's title and description take the place of the page's own", () => {
  const head = '<title>Noor (@noor) · Skein</title><meta name="description" content="Bread">'
  const html = fillTemplate(template, { ...parts, head })
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/name="description"/g)).toHaveLength(1)
})

test('only the feed looks for a place to come back to', () => {
  expect(fillTemplate(template, parts)).not.toContain('skein-place:')
  expect(fillTemplate(template, { ...parts, isFeed: true })).toContain('skein-place:')
})

test('each chunk is named once, and those of the template not again', () => {
  const preloads = {
    'screens/Frame': ['/assets/index.js', '/assets/frame.js', '/assets/style.css', '/assets/late.css'],
    'i18n/en/shell': ['/assets/frame.js', '/assets/shell.js'],
  }
  const present = '<link href="/assets/style.css"><script src="/assets/index.js">'
  expect(preloadLinks(preloads, ['screens/Frame', 'i18n/en/shell', 'unknown'], present)).toEqual({
    scripts:
      '<link rel="modulepreload" crossorigin href="/assets/frame.js"><link rel="modulepreload" crossorigin href="/assets/shell.js">',
    sheets: '<link rel="stylesheet" crossorigin href="/assets/late.css">',
  })
})

test('a sheet of a page stands after the one of every page', () => {
  const sheets = '<link rel="stylesheet" href="/late.css">'
  const html = fillTemplate(template.replace('</head>', '<style>a{}</style></head>'), { ...parts, sheets })
  expect(html).toContain(`<style>a{}</style>${sheets}</head>`)
})
