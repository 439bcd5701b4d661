/** The project's folder. */
export const root: string

/** Builds the web app when its sources have changed; see `web-build.mjs`. */
export function ensureWebBuild(options?: { quiet?: boolean; pseudo?: boolean }): Promise<boolean>
