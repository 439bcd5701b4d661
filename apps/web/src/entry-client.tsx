import './app.css'
import '@skein/design-system/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createQueryClient, seedSession, sessionQuery } from '@skein/data'
import { Spinner } from '@skein/design-system'
import { chooseLanguage, isLanguage, languageCookie, loadMessages, messagesOf, type Language } from '@skein/i18n'
import { App } from './App.tsx'
import { readBoot } from './boot.ts'
import { followLinks } from './navigation/links.ts'
import { frameNamespaces } from './pages.ts'
import { createAppRouter } from './router.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no element #root.')

const client = createQueryClient()

/** The language of the page; a change of language changes the attribute first (`setLanguage`). */
function currentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

async function start(root: HTMLElement) {
  const boot = readBoot()
  if (boot !== undefined) {
    seedSession(client, boot.viewer)
    const router = createAppRouter({ client, language: currentLanguage })
    // Says that this tree was rendered by the server, so that the router draws the same boundaries here.
    router.ssr = { manifest: undefined }
    await Promise.all([router.load(), loadMessages(boot.language, frameNamespaces)])
    hydrateRoot(root, <App boot={boot} client={client} router={router} />)
    followLinks(router)
    return
  }

  // Without the server's HTML (development): the session has to be asked for, and a centred spinner shows meanwhile (§2.1).
  const cookie = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie)?.[1]
  const language = chooseLanguage(cookie, navigator.languages.join(','))
  document.documentElement.lang = language
  const { checkingSession } = await messagesOf(language, 'shell')
  const view = createRoot(root)
  view.render(
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={checkingSession()} />
    </div>,
  )
  const [viewer] = await Promise.all([client.fetchQuery(sessionQuery), loadMessages(language, frameNamespaces)])
  seedSession(client, viewer)

  const router = createAppRouter({ client, language: currentLanguage })
  await router.load()
  view.render(
    <StrictMode>
      <App boot={{ viewer, language, demo: null }} client={client} router={router} />
    </StrictMode>,
  )
  followLinks(router)
}

void start(root)
