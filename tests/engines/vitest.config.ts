import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { vitestPatience } from '../patience.ts'

/** The flows in one engine, one after another: each has browsers of its own against one server. */
export default defineConfig({
  test: {
    name: 'flows',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['flows/*.flow.ts'],
    globalSetup: './flows/server.ts',
    fileParallelism: false,
    ...vitestPatience,
  },
})
