import type { Call, RouteName, ServerEvent } from '@skein/contract'
import type { Refusal } from '../answer.ts'
import type { Account, State } from './state.ts'

/** A request after the session was found and query and body were parsed by the contract. */
export type Ask<Name extends RouteName> = {
  state: State
  params: Call<Name>['params']
  query: Call<Name>['parsedQuery']
  body: Call<Name>['parsedBody']
  viewer: Account | null
  /** For what is no JSON: uploads. */
  request: Request
  idempotencyKey: string | null
  /** The session of the browser that asks. */
  token: string | undefined
  /** Opens or closes the session of the browser that asks. */
  signIn: (account: Account) => void
  signOut: () => void
  /** Tells the event streams; to one member alone where `to` is given. */
  announce: (event: ServerEvent, to?: string) => void
}

type Outcome<Name extends RouteName> = Call<Name>['answer'] | Refusal

/** What the backend does for a call. */
export type Rule<Name extends RouteName> = (ask: Ask<Name>) => Outcome<Name> | Promise<Outcome<Name>>
export type Rules = { [Name in RouteName]?: Rule<Name> }
