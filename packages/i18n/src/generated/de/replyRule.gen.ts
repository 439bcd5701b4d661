// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ReplyRuleMessages } from '../types.gen.ts'

const messages: ReplyRuleMessages = {
  title: () => 'Wer antworten kann',
  text: () => 'Das gilt für das ganze Gespräch. Vorhandene Antworten bleiben.',
  everyone: () => 'Alle',
  following: () => 'Leute, denen du folgst',
  mentioned: () => 'Leute, die du erwähnst',
  nobody: () => 'Niemand',
  everyoneCan: () => 'Alle können antworten',
  followingCan: () => 'Leute, denen du folgst, können antworten',
  mentionedCan: () => 'Leute, die du erwähnst, können antworten',
  nobodyCan: () => 'Niemand kann antworten',
  save: () => 'Speichern',
  saving: () => 'Wird gespeichert …',
  saved: (a) => `Gespeichert: ${a.choice}`,
  failed: () => 'Wer antworten kann, ließ sich nicht ändern',
}
export default messages
