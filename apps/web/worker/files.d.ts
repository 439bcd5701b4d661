/** The files of the build that open without a network, as `build/worker-plugin.ts` lists them. */
declare module 'virtual:skein-files' {
  /** Names the build: the same for the same files. */
  export const build: string
  /** `revision` is null where the address itself changes with the content. */
  export const files: { url: string; revision: string | null }[]
}
