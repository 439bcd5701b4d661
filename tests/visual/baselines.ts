import { fileURLToPath } from 'node:url'

/** The folder of the stored pictures, `<theme>/<story>.webp`. */
export const baselines = fileURLToPath(new URL('./baselines', import.meta.url))
