import { standingPath } from '@skein/contract'
import type { Mail } from '../mail/mail.ts'

/** Where an email leads: to what was decided about the member, as they read it. */
export const standingLink = (mail: Pick<Mail, 'linkTo'>): string => mail.linkTo(standingPath)
