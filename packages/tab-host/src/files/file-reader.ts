/** A picture, and narrower copies of it, narrowest first. */
export type Picture = { width: number; height: number; bytes: Blob; copies: readonly { width: number; bytes: Blob }[] }

/** What a file is, by its bytes and not by its name. */
export type ReadFile =
  | (Picture & { kind: 'image'; thumbhash: string | null })
  | { kind: 'video'; width: number; height: number; bytes: Blob; duration: number; still: Blob | null }

/**
 * Looks into files that members send.
 * @returns nothing where it is neither a picture nor a video that can be shown
 */
export type FileReader = (file: Blob) => Promise<ReadFile | undefined>
