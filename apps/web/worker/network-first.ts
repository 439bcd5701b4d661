import { accountHeader } from '@skein/contract/account-header'
import { Strategy, type StrategyHandler } from 'serwist'
import type { AccountStore, Kind } from './account-store.ts'

/** Milliseconds after which the last answer is given where there is one; without one the network has all the time that it takes. */
const patienceMs = 5000

/**
 * The network first, then the last answer that the same account got. The library's own strategy has one cache for everybody: this one learns
 * from the answer whose it is.
 */
export class NetworkFirstByAccount extends Strategy {
  readonly #store: AccountStore
  readonly #kind: Kind

  constructor(store: AccountStore, kind: Kind) {
    super()
    this.#store = store
    this.#kind = kind
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const age = this.#store.age()
    const answer = handler.fetch(request).then(async (response) => {
      await this.#heed(request, response.clone(), handler, age)
      return response
    })
    void handler.waitUntil(answer.catch(() => undefined))
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, patienceMs, undefined)
    })
    const early = await Promise.race([answer.catch(() => undefined), late])
    if (early !== undefined) return early
    return (await this.#store.find(this.#kind, request)) ?? answer
  }

  /** Keeps what may be kept. An answer that nobody is signed in ends what was: waited for, so that nothing is left when the page hears of it. */
  async #heed(request: Request, response: Response, handler: StrategyHandler, age: number): Promise<void> {
    if (response.status === 401) return this.#store.forget()
    const account = response.headers.get(accountHeader)
    if (response.status !== 200 || account === null) return
    // A file may come from the browser's own cache, from the time of another account: its word is old.
    if (this.#kind === 'pictures' && account !== (await this.#store.account())) return
    void handler.waitUntil(this.#store.keep(this.#kind, account, request, response, age).catch(() => undefined))
  }
}
