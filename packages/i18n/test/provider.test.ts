// @vitest-environment jsdom
import { act, createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { I18nProvider, rich, setLanguage, useLanguage, useMessages } from '../src/provider.ts'
import { loadMessages, messagesOf } from '../src/registry.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Page() {
  const m = useMessages('auth')
  const link = (text: string) => h('a', { href: '#' }, text)
  return h('p', null, `${useLanguage()}: ${m.password()} `, rich(m.ageLine({ terms: link, privacy: link })))
}

beforeEach(() => {
  document.documentElement.lang = 'en'
})

test('shows the language of the page and changes it without a reload', async () => {
  await loadMessages('en', ['auth'])
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() => root.render(h(I18nProvider, { language: 'en' }, h(Page))))
  expect(box.textContent).toContain('en: Password Creating an account confirms')
  expect([...box.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Terms', 'Privacy Policy'])

  await act(() => setLanguage('de'))
  expect(box.textContent).toContain('de: Passwort')
  expect(document.documentElement.lang).toBe('de')
  expect(document.cookie).toContain('skein-lang=de')
  act(() => root.unmount())
})

test('takes messages given directly, for stories', async () => {
  const auth = { ...(await messagesOf('fr', 'auth')), password: () => 'Open sesame' }
  const box = document.createElement('div')
  const root = createRoot(box)
  act(() => root.render(h(I18nProvider, { language: 'fr', messages: { auth } }, h(Page))))
  expect(box.textContent).toContain('fr: Open sesame ')
  act(() => root.unmount())
})
