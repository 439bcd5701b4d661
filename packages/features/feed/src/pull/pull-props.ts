export type PullProps = {
  /** What is said while the list is read, as at its first time. */
  label: string
  /** What is said where it cannot be read. */
  failedText: string
  /** What scrolls the list: the page, or a part of it. */
  place?: 'page' | 'panel'
  /** Reads the list anew; rejects where that fails. */
  onRefresh: () => Promise<unknown>
}
