/** The port for files of members, as the rules of the product use it: they only ever drop what is no longer needed. */
export type MediaFiles = {
  /** Removes a file; one that is not there is fine. */
  remove: (name: string) => Promise<void>
}
