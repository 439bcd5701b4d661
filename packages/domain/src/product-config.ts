import type { RegistrationMode } from '@skein/contract'

/** What whoever runs Skein decides about the product; how it is served is the server's own. */
export type ProductConfig = {
  /** The origin people see, without a trailing slash. */
  publicUrl: string | undefined
  /** Whether everybody may register, or moderators approve, or a code lets in. */
  registration: RegistrationMode
  /** Domains whose addresses nobody registers with or moves to, in lower case; names below them too. */
  blockedMailDomains: string[]
  /** Hosts of push services besides the known ones. */
  pushServices: string[]
  /** `host:port` that may be reached although private: for tests only. */
  previewAllowHosts: string[]
  /** Accounts that a household may make or ask for in an hour. */
  signupLimitPerHour: number
  /** Sign-ins of a household that may fail in a quarter of an hour. */
  signinLimitPerQuarter: number
  /** Calls a member may make, on average; fifteen times as many at once. What visitors may is in proportion. */
  readsPerSecond: number
}
