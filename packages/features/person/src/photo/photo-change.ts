/** What becomes of the picture: it stays, goes, or is replaced by one that is not sent yet. */
export type PhotoChange = { kind: 'none' } | { kind: 'removed' } | { kind: 'chosen'; blob: Blob; address: string }
