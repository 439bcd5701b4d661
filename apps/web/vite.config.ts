import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { cssTarget } from '../../scripts/browsers.ts'
import { refuseUndefinedProperties } from '../../scripts/undefined-properties.ts'
import { firstLoadSizes, precompress, writeInlineHashes, writeShell } from './build/finish.ts'
import { chunkGroups } from './build/chunks.ts'
import { shareManifest } from './build/manifest-plugin.ts'
import { preloads } from './build/preloads-plugin.ts'
import { precachedFiles } from './build/worker-plugin.ts'

const api = process.env['SKEIN_API'] ?? 'http://127.0.0.1:3001'
/** Whether the build speaks the pseudo-locale, to be looked at (build/pseudo-plugin.ts). */
const isPseudo = process.env['SKEIN_LOCALE'] === 'en-XB'
const out = isPseudo ? 'dist/pseudo' : 'dist'
const dist = join(import.meta.dirname, out)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // Routes name their screens (src/pages.ts); which chunk a route needs depends on the session, so it is not split by file.
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single', semicolons: false }),
    vanillaExtractPlugin(),
    tailwindcss(),
    react(),
    preloads(),
    shareManifest(join(import.meta.dirname, 'public')),
    precachedFiles(join(dist, 'client')),
    ...(isPseudo ? [(await import('./build/pseudo-plugin.ts')).pseudoMessages()] : []),
  ],
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  server: { proxy: { '/api': api, '/media': api } },
  preview: { proxy: { '/api': api, '/media': api } },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: true,
        cssTarget,
        // Two sheets, in one order (build/chunks.ts): more come in the order in which they are loaded, and then a screen looks by how one came to it.
        cssCodeSplit: true,
        // Pictures and fonts stay files: the policy allows no data: addresses, and the cache keeps them.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      // Written into the bundle, as it is for the browser: whoever starts the server without NODE_ENV gets the same React.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { conditions: ['@skein/source', ...defaultServerConditions], noExternal: true },
      build: {
        outDir: `${out}/server`,
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
      },
    },
    // The service worker: one file, at an address that stays, beside what it lists.
    worker: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: `${out}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        modulePreload: false,
        rolldownOptions: {
          input: 'worker/service-worker.ts',
          output: { entryFileNames: 'service-worker.js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, worker } = builder.environments
      if (!client || !ssr || !worker) throw new Error('Three environments are needed.')
      await builder.build(client)
      await builder.build(ssr)
      refuseUndefinedProperties(join(dist, 'client/assets'))
      await writeInlineHashes(dist)
      await writeShell(dist)
      await builder.build(worker)
      await precompress(join(dist, 'client'))
      console.log(await firstLoadSizes(dist))
    },
  },
})
