import type { ChatSource } from '@skein/contract'

/** A source before it has a number. */
export type Found = Omit<ChatSource, 'number'>

/** Sources with numbers in the order in which they are first pointed to. */
export class SourceList {
  readonly #found: Found[] = []

  /** The mark that points to the source, such as `[2]`. */
  mark(source: Found): string {
    return `[${this.numberOf(source)}]`
  }

  numberOf(source: Found): number {
    const known = this.#found.findIndex(({ url }) => url === source.url)
    return known === -1 ? this.#found.push(source) : known + 1
  }

  get all(): ChatSource[] {
    return this.#found.map((source, index) => ({ number: index + 1, ...source }))
  }
}
