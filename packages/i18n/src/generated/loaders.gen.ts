// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { Language } from '@skein/contract'
import type { AllMessages } from './types.gen.ts'

type Loaders = Record<Language, { [Name in keyof AllMessages]: () => Promise<{ default: AllMessages[Name] }> }>

/** One dynamic import a language and namespace: a page carries only what it asks for. */
export const loaders: Loaders = {
  de: {
    auth: () => import('./de/auth.gen.ts'),
    common: () => import('./de/common.gen.ts'),
    composer: () => import('./de/composer.gen.ts'),
    home: () => import('./de/home.gen.ts'),
    post: () => import('./de/post.gen.ts'),
    shell: () => import('./de/shell.gen.ts'),
    titles: () => import('./de/titles.gen.ts'),
  },
  en: {
    auth: () => import('./en/auth.gen.ts'),
    common: () => import('./en/common.gen.ts'),
    composer: () => import('./en/composer.gen.ts'),
    home: () => import('./en/home.gen.ts'),
    post: () => import('./en/post.gen.ts'),
    shell: () => import('./en/shell.gen.ts'),
    titles: () => import('./en/titles.gen.ts'),
  },
  es: {
    auth: () => import('./es/auth.gen.ts'),
    common: () => import('./es/common.gen.ts'),
    composer: () => import('./es/composer.gen.ts'),
    home: () => import('./es/home.gen.ts'),
    post: () => import('./es/post.gen.ts'),
    shell: () => import('./es/shell.gen.ts'),
    titles: () => import('./es/titles.gen.ts'),
  },
  fr: {
    auth: () => import('./fr/auth.gen.ts'),
    common: () => import('./fr/common.gen.ts'),
    composer: () => import('./fr/composer.gen.ts'),
    home: () => import('./fr/home.gen.ts'),
    post: () => import('./fr/post.gen.ts'),
    shell: () => import('./fr/shell.gen.ts'),
    titles: () => import('./fr/titles.gen.ts'),
  },
}
