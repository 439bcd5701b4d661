import { limits } from '@skein/contract/limits'
import { filled } from '@skein/feature-form/checks'
import * as z from 'zod/mini'

const currentPassword = z.string().check(z.refine((text) => text !== '', { error: 'password' }))

/** To bring a key to this browser: both are needed. */
export const restoreSchema = z.object({ passphrase: z.string().check(filled), currentPassword })

/** To turn encryption on: a passphrase where there is to be a backup, the password where a key is replaced. */
export const turnOnSchema = (asked: { hasBackup: boolean; isReplacement: boolean }) =>
  z.object({
    passphrase: asked.hasBackup
      ? z.string().check(z.refine((text) => text.trim().length >= limits.passphrase.min, { error: 'short' }))
      : z.string(),
    currentPassword: asked.isReplacement ? currentPassword : z.string(),
  })
