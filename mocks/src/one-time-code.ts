import { Secret, TOTP } from 'otpauth'
import { oneTimeSecret } from './backend/rows/members.ts'

/** The code that an authenticator shows now (RFC 6238). @param secret in base32, spaces and all; of the fixtures unless given */
export const oneTimeCode = (secret = oneTimeSecret): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
