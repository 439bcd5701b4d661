/** Tells the person who gave a command a line. */
export type Say = (line: string) => void
