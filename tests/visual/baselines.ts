import { fileURLToPath } from 'node:url'

/** The folder of the stored pictures, `<theme>/<story>.webp`; `BASELINES` names another one, to try something out. */
export const baselines = process.env['BASELINES'] ?? fileURLToPath(new URL('./baselines', import.meta.url))
