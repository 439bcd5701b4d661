/** What is counted where it happens, far from whoever reads the numbers. */
export type Counted = 'mail-sent' | 'mail-failed' | 'push-sent' | 'push-failed' | 'media-kept' | 'media-served'

/** Counts something that happened; of media, its bytes. */
export type Tally = (what: Counted, amount?: number) => void

/** Where nobody reads the numbers. */
export const noTally: Tally = () => {}
