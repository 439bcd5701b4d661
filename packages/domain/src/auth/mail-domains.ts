import { Problem } from '../calls/problem.ts'

/**
 * Refuses an address at a domain that whoever runs the server blocked, or at a name below it.
 * @param blocked in lower case, as the settings give them
 * @throws Problem `email-refused`, at the field
 */
export function refuseBlockedDomain(email: string, blocked: readonly string[]): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (blocked.some((each) => domain === each || domain.endsWith(`.${each}`)))
    throw new Problem('email-refused', { fields: { email: 'Addresses of this provider are not accepted here.' } })
}
