import { createQueryClient, seedSession } from '@skein/data'
import { DesignSystemProvider, ThemeProvider, toast, Toaster } from '@skein/design-system'
import { I18nProvider, loadMessages } from '@skein/i18n'
import type { Namespace } from '@skein/i18n'
import { isStage } from '@skein/mocks'
import type { Stage } from '@skein/mocks'
import type { Decorator, Preview } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { oneOf } from '../globals.ts'

const namespaces: Namespace[] = [
  'common',
  'auth',
  'shell',
  'home',
  'post',
  'composer',
  'feed',
  'thread',
  'explore',
  'bookmarks',
  'titles',
]

type Loader = Exclude<NonNullable<Preview['loaders']>, unknown[]>

const stageOf = (parameters: Record<string, unknown>): Stage | undefined =>
  isStage(parameters['skein']) ? parameters['skein'] : undefined

/** Empties the store of drafts, if there is one: a draft of one story must not greet the next. */
async function dropDrafts(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('skein')
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('error', () => resolve())
    request.addEventListener('success', () => {
      const database = request.result
      const done = () => {
        database.close()
        resolve()
      }
      if (!database.objectStoreNames.contains('drafts')) return done()
      const transaction = database.transaction('drafts', 'readwrite')
      transaction.objectStore('drafts').clear()
      transaction.addEventListener('complete', done)
      transaction.addEventListener('abort', done)
    })
  })
}

/** Before a screen's story: its texts are there, nothing of the story before is. */
export const productLoader: Loader = async ({ parameters, globals }) => {
  const stage = stageOf(parameters)
  if (!stage) return {}
  toast.dismiss()
  await Promise.all([loadMessages(languageOf(stage, globals), namespaces), dropDrafts()])
  return {}
}

const languageOf = (stage: Stage, globals: Record<string, unknown>) => {
  const chosen = oneOf(globals['locale'], ['en', 'es', 'fr', 'de'])
  return chosen === 'en' ? stage.language : chosen
}

type ProductProps = {
  stage: Stage
  language: Stage['language']
  theme: 'light' | 'dark' | 'system'
  children: ReactNode
}

/** What `apps/web` stands around every screen, with the session of the stage. */
function Product({ stage, language, theme, children }: ProductProps) {
  const [client] = useState(() => {
    const made = createQueryClient()
    if (stage.viewer !== 'ask') seedSession(made, stage.viewer)
    return made
  })
  useEffect(() => () => toast.dismiss(), [])
  return (
    <QueryClientProvider client={client}>
      <I18nProvider language={language}>
        <DesignSystemProvider locale={language}>
          <ThemeProvider defaultPreference={theme}>
            <Suspense>{children}</Suspense>
            <Toaster />
          </ThemeProvider>
        </DesignSystemProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}

/** Links of the product lead to pages that a story does not have: a press on one is recorded in the address alone. */
function stayHere(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a[href^="/"]')
  if (link) event.preventDefault()
}

function Stay({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('click', stayHere)
    return () => document.removeEventListener('click', stayHere)
  }, [])
  return children
}

/** Stands around stories that name a stage (`scenario` does): session, cache, texts, toasts. */
export const withProduct: Decorator = (Story, { parameters, globals, id }) => {
  const stage = stageOf(parameters)
  if (!stage) return <Story />
  return (
    <Product
      key={id}
      stage={stage}
      language={languageOf(stage, globals)}
      theme={oneOf(globals['theme'], ['light', 'dark', 'system'])}
    >
      <Stay>
        <Story />
      </Stay>
    </Product>
  )
}
