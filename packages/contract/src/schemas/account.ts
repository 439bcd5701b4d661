import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Count, Id, Moment, Username, filledUpTo } from './basics.ts'
import { Registration } from './user.ts'

const Password = z.string().check(z.minLength(1), z.maxLength(limits.password.max))
const NewPassword = z
  .string()
  .check(
    z.minLength(limits.password.min, { error: 'Password must be at least 8 characters long.' }),
    z.maxLength(limits.password.max),
  )

/** The token of a link that was sent by mail: 32 random bytes as base64url. */
export const MailToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** Digits of an authenticator app; people type them in groups. */
export const OneTimeCode = z.string().check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'The code has six digits.' }),
)

/** A one-time code, or one of the recovery codes. */
export const SecondStep = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) })

/** What changes how an account is signed in to needs the password again. */
export const PasswordProof = z.object({ currentPassword: Password })

/** Where the browser fetches the archive of the member's data, for some minutes and in this sign-in alone. */
export const ExportAddress = z.object({ url: z.string() })
export const ExportTicket = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(500)) })

export const UsernameChange = z.object({ username: z.pick(Registration, { username: true }).shape.username })
export const EmailChange = z.object({ email: Registration.shape.email, currentPassword: Password })
export const ResetRequest = z.object({ email: Registration.shape.email })
export const PasswordReset = z.object({ token: MailToken, newPassword: NewPassword })
export const UserLookup = z.object({ email: Registration.shape.email })

/** `uri` is what the QR code holds (otpauth://); `secret` is the same for typing, as base32. */
export const TwoStepSecret = z.object({ secret: z.string(), uri: z.string() })
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** WebAuthn Level 3 §5.1.8: what the browser's library takes as it is. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

const Base64Url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(20_000))
const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** What the browser answers when it made a passkey. */
export const PasskeyCreated = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.exactOptional(z.array(Transport)),
  }),
})

/** What the browser answers when somebody used a passkey. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.exactOptional(Base64Url),
  }),
})

export const NewPasskey = z.object({
  name: filledUpTo(50).check(z.trim()),
  response: PasskeyCreated,
})
export const Passkey = z.object({ id: Id, name: z.string(), createdAt: Moment, lastUsedAt: z.nullable(Moment) })

/** How the account is signed in to. */
export const Account = z.object({
  username: Username,
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The address that was asked for and is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  twoStep: z.boolean(),
  recoveryCodesLeft: Count,
  passkeys: z.array(Passkey),
  role: z.enum(['member', 'moderator']),
})

export type Account = z.infer<typeof Account>
export type Passkey = z.infer<typeof Passkey>
