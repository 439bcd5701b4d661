import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Boot, CurrentUser } from '@skein/contract'
import { seedSession, sessionQuery } from '@skein/data'
import { Spinner } from '@skein/design-system'
import { chooseLanguage, languageCookie, loadMessages, messagesOf, nextChance } from '@skein/i18n'
import { App } from './App.tsx'
import { commonNamespaces } from './pages.ts'
import type { RouterContext } from './parts.ts'
import { createAppRouter } from './router.ts'

/**
 * A page without a server's HTML: the session has to be asked for, and a centred spinner shows meanwhile
 * (specification §2.1).
 */
export async function startWithoutBoot(root: HTMLElement, context: RouterContext, demo: Boot['demo'] = null) {
  const cookie = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie)?.[1]
  const language = chooseLanguage(cookie, navigator.languages.join(','))
  document.documentElement.lang = language
  const m = await messagesOf(language, 'common')
  const view = createRoot(root)
  view.render(
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={m.loading()} />
    </div>,
  )
  await loadMessages(language, commonNamespaces)
  const ask = async (): Promise<CurrentUser | null> => {
    try {
      return await context.client.fetchQuery(sessionQuery)
    } catch {
      // Nobody was ever here, as far as this browser knows, and there is no network to ask.
      view.render(
        <output className="grid min-h-dvh place-items-center p-16 text-center text-body">{m.notLoadedYet()}</output>,
      )
      await nextChance()
      return ask()
    }
  }
  const viewer = await ask()
  seedSession(context.client, viewer)
  const router = createAppRouter(context)
  await router.load()
  context.isStarting = false
  view.render(
    <StrictMode>
      <App boot={{ viewer, language, demo }} client={context.client} router={router} />
    </StrictMode>,
  )
  return router
}
