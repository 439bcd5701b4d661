import { limits as contractLimits } from '@skein/contract/limits'
import type { SharedRateLimiters } from './shared-rate-limit.ts'
import type { ProductConfig } from '../product-config.ts'

const minute = 60_000

/** Households that one network may stand for: a /48 has 65,536 of them, and belongs to one customer. */
const households = 16

/**
 * Makes the limits of what can be guessed, and of emails: they last, and hold for all servers together.
 * @param shared makes one of them
 */
export const createSharedLimits = (
  shared: SharedRateLimiters,
  { signinLimitPerQuarter, signupLimitPerHour }: Pick<ProductConfig, 'signinLimitPerQuarter' | 'signupLimitPerHour'>,
) => ({
  signInByAddress: shared('sign-in-address', signinLimitPerQuarter, 15 * minute),
  signInByNetwork: shared('sign-in-network', signinLimitPerQuarter * households, 15 * minute),
  signInByName: shared('sign-in-name', signinLimitPerQuarter, 15 * minute),
  signInByBrowser: shared('sign-in-browser', signinLimitPerQuarter, 15 * minute),
  signUpByAddress: shared('sign-up-address', signupLimitPerHour, 60 * minute),
  signUpByNetwork: shared('sign-up-network', signupLimitPerHour * households, 60 * minute),
  signUpByName: shared('sign-up-name', signupLimitPerHour, 60 * minute),
  proofs: shared('proofs', 10, 15 * minute),
  proofsOfMember: shared('proofs-member', 50, 15 * minute),
  secondSteps: shared('second-steps', 20, 15 * minute),
  emails: shared('emails', 5, 60 * minute),
  emailsByAddress: shared('emails-address', 20, 60 * minute),
  // As long as a link to set the password is good: the newest one in the mailbox then always is.
  emailsToMailbox: shared('emails-mailbox', 5, contractLimits.signIn.resetMinutes * minute),
})
