/** The question that is being answered now. It outlives the panel: closing it stops nothing. */
import type { ChatMessage } from '@skein/contract'

export type ChatTurn = {
  /** One key per question: sent again after a failure it cannot have two answers. */
  key: string
  question: string
  /** What of the answer has come. */
  text: string
  /** Who answers, as soon as that is known. */
  start: Pick<ChatMessage, 'id' | 'createdAt' | 'provider'> | null
  /** `stopped` and `failed`: nothing came, and it can be asked again. */
  status: 'writing' | 'stopped' | 'failed'
  error: { code: string | undefined; text: string | undefined } | null
}

/** Holds one turn, and whoever listens. */
export class ChatTurnStore {
  #turn: ChatTurn | null = null
  #controller: AbortController | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly current = (): ChatTurn | null => this.#turn

  /** Begins a turn. @returns what gives it up */
  begin(key: string, question: string): AbortSignal {
    this.#controller?.abort()
    this.#controller = new AbortController()
    this.#set({ key, question, text: '', start: null, status: 'writing', error: null })
    return this.#controller.signal
  }

  /** Changes the turn with that key; another one has taken its place otherwise. */
  change(key: string, change: Partial<ChatTurn>): void {
    if (this.#turn?.key === key) this.#set({ ...this.#turn, ...change })
  }

  stop(): void {
    this.#controller?.abort()
  }

  end(key: string): void {
    if (this.#turn?.key === key) this.#set(null)
  }

  #set(turn: ChatTurn | null): void {
    this.#turn = turn
    for (const listener of this.#listeners) listener()
  }
}
