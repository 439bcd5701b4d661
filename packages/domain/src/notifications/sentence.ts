import type { Language } from '@skein/contract'
import { messagesOf } from '@skein/i18n/messages'
import { notificationSentence } from '@skein/i18n/notification-sentence'
import type { NotificationFacts } from '@skein/i18n/notification-sentence'
import { cleanText } from '../clean-text.ts'

const maxName = 50

/** What a notification says, in the language of whoever reads it; names are cut to a length that leaves room for the sentence. */
export async function sentenceOf(facts: NotificationFacts, language: Language): Promise<string> {
  const names = facts.names.map((name) => cleanText(name, maxName))
  return notificationSentence(await messagesOf(language, 'notifications'), { ...facts, names })
}
