import { latePart } from '@skein/i18n'

/** The card for new members. A part of its own: everybody else never fetches it, and the page of a new member begins with it. */
export const LateWelcome = latePart(async () => (await import('./WelcomeCard.tsx')).WelcomeCard)
