import type { Plugin } from 'vite'
import { firstScreens, isLateStyle, memberChunks } from './chunks.ts'

/** What a module is called in the list: messages and screens; everything else is found through them. */
function nameOf(moduleId: string): string | undefined {
  const messages = /packages\/i18n\/src\/generated\/(\w+)\/(\w+)\.gen\.ts$/.exec(moduleId)
  if (messages) return `i18n/${messages[1]}/${messages[2]}`
  // What a new member's home begins with is a part that the feature brings itself.
  if (moduleId.endsWith('features/home/src/welcome/WelcomeCard.tsx')) return 'screens/WelcomeCard'
  const screen = /apps\/web\/src\/(screens\/\w+)\.tsx$/.exec(moduleId)
  return screen?.[1]
}

/**
 * Writes `.vite/preloads.json` into the client build: for each screen and each messages file the chunks it needs,
 * static imports included, so that the first HTML names them all and nothing waits for a chain of imports, and the style sheets that
 * it is drawn by. Adds the preload of the latin text face, which every page draws, to the template's body.
 */
export function preloads(): Plugin {
  return {
    name: 'skein-preloads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has taken out the scripts that were style sheets and nothing else.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const lists: Record<string, string[]> = {}
        for (const chunk of chunks) {
          for (const moduleId of new Set([chunk.facadeModuleId ?? '', ...chunk.moduleIds])) {
            const name = nameOf(moduleId)
            if (name === undefined) continue
            const scripts = new Set<string>()
            const sheets = new Set<string>()
            const follow = (file: string) => {
              const found = byFile.get(file)
              if (found === undefined || scripts.has(`/${file}`)) return
              for (const imported of found.imports) follow(imported)
              scripts.add(`/${file}`)
              for (const sheet of found.viteMetadata?.importedCss ?? []) sheets.add(`/${sheet}`)
            }
            follow(chunk.fileName)
            lists[name] = [...[...scripts].reverse(), ...sheets]
          }
        }
        const signIn = lists['screens/AuthPage'] ?? []
        for (const chunk of chunks.filter(({ fileName }) => signIn.includes(`/${fileName}`))) {
          const tied = chunk.imports.map((file) => byFile.get(file)).find((to) => memberChunks.includes(to?.name ?? ''))
          if (tied === undefined || memberChunks.includes(chunk.name)) continue
          this.error(
            `A visitor's ${chunk.name} needs something of a member's ${tied.name}: name it in build/chunks.ts (everywhere). It is one of\n${tied.moduleIds.join('\n')}`,
          )
        }
        const first = new Set(firstScreens.flatMap((name) => lists[`screens/${name}`] ?? []))
        const apart = chunks
          .filter(({ fileName }) => first.has(`/${fileName}`))
          .flatMap(({ moduleIds }) => moduleIds.flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []))
          .filter(isLateStyle)
        if (apart.length > 0)
          this.error(
            `First screens are drawn by these: name them in build/chunks.ts (firstStyles).\n${apart.join('\n')}`,
          )
        this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(lists, undefined, 1) })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /geist-latin-wght-normal[^/]*\.woff2$/.test(file))
        if (font === undefined) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
            // In the head it would hold back the first frame until the font is there (150 ms on a phone's line); here it is asked for as early.
            injectTo: 'body-prepend',
          },
        ]
      },
    },
  }
}
