/** How often a sign-in may fail, and whom that holds up: whoever guesses, and nobody else. */
import type { Asked } from '../calls/asked.ts'
import { limitedNetworks } from '../calls/client-address.ts'
import type { SharedRateLimiter } from '../calls/shared-rate-limit.ts'
import type { KnownBrowsers } from './known-browsers.ts'

/** Sign-ins that failed: by household, by the wider network that it is part of, by name, and by browser where it is known. */
export type SignInLimits = {
  signInByAddress: SharedRateLimiter
  signInByNetwork: SharedRateLimiter
  signInByName: SharedRateLimiter
  signInByBrowser: SharedRateLimiter
}

/** Accounts that are made or asked for: by household, by the wider network, and by name. */
export type SignUpLimits = {
  signUpByAddress: SharedRateLimiter
  signUpByNetwork: SharedRateLimiter
  signUpByName: SharedRateLimiter
}

/** What is counted by networks alone. */
type ByNetwork = { limits: Pick<SignInLimits, 'signInByAddress' | 'signInByNetwork'> }

/** Takes an attempt back, which then was no failure. */
export type GiveBack = () => Promise<void>

type Budget = [limiter: SharedRateLimiter, key: string]

/**
 * Counts an attempt against several budgets, or against none of them where one is used up.
 * @throws Problem `too-many-requests`
 */
async function countAll(budgets: Budget[]): Promise<GiveBack> {
  const taken: Budget[] = []
  const giveBack = async () => {
    for (const [limiter, key] of taken) await limiter.giveBack(key)
  }
  for (const budget of budgets) {
    const [limiter, key] = budget
    try {
      await limiter.take(key)
    } catch (error) {
      await giveBack()
      throw error
    }
    taken.push(budget)
  }
  return giveBack
}

/** The budgets of the networks that a request comes from, the widest first: it stops a crowd of addresses before each gets a row. */
function networksOf(request: Asked, own: SharedRateLimiter, wide: SharedRateLimiter, what = ''): Budget[] {
  const { household, provider } = limitedNetworks(request.ip)
  const ownBudget: Budget = [own, `${what} ${household}`]
  return provider === undefined ? [ownBudget] : [[wide, `${what} ${provider}`], ownBudget]
}

/** @param what is attempted: one thing does not use up another */
const networkBudgets = ({ limits }: ByNetwork, request: Asked, what: string): Budget[] =>
  networksOf(request, limits.signInByAddress, limits.signInByNetwork, what)

/**
 * Counts an attempt with a password. A browser that the member signed in from before has a budget of its own; all others share one for
 * the name and one for their network. Only failures stay counted, so that a house of many is not one person. A name and the e-mail
 * address of the same account count apart: together they would tell that they belong together.
 * @param name as it was typed, folded
 * @param userId whose name that is, if anybody's
 * @throws Problem `too-many-requests`
 */
export function countSignIn(
  parts: { browsers: KnownBrowsers; limits: SignInLimits },
  request: Asked,
  name: string,
  userId: string | undefined,
): Promise<GiveBack> {
  const { limits, browsers } = parts
  const known = userId === undefined ? undefined : browsers.keyOf(request, userId)
  if (known !== undefined) return countAll([[limits.signInByBrowser, known]])
  return countAll([...networkBudgets(parts, request, 'password'), [limits.signInByName, name]])
}

/**
 * Counts a registration, which stays counted: it makes an account, or says that a name or an address has one.
 * @throws Problem `too-many-requests`
 */
export async function countSignUp({ limits }: { limits: SignUpLimits }, request: Asked, name: string): Promise<void> {
  const networks = networksOf(request, limits.signUpByAddress, limits.signUpByNetwork)
  await countAll([...networks, [limits.signUpByName, name]])
}

/** Counts a passkey that is asked for, or a link that is opened: it costs work, and is no guess once it succeeds. */
export const countProof = (parts: ByNetwork, request: Asked, what: 'passkey' | 'link'): Promise<GiveBack> =>
  countAll(networkBudgets(parts, request, what))

/** Takes back what an earlier request of the same browser was counted for. */
export async function giveBackProof(parts: ByNetwork, request: Asked, what: 'passkey'): Promise<void> {
  for (const [limiter, key] of networkBudgets(parts, request, what)) await limiter.giveBack(key)
}

/** What the codes of a member's second step are counted by: the browser where it is known, so that nobody else uses them up. */
export const codeKey = ({ browsers }: { browsers: KnownBrowsers }, request: Asked, userId: string): string =>
  browsers.keyOf(request, userId) ?? userId
