import { ensureWebBuild } from '../../scripts/web-build.mjs'

/** Both builds of the web app that these tests look at, made once and before any worker starts; nothing where they are there. */
export default async function builds(): Promise<void> {
  await ensureWebBuild()
  await ensureWebBuild({ pseudo: true })
}
