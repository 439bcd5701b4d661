// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ReplyRuleMessages } from '../types.gen.ts'

const messages: ReplyRuleMessages = {
  title: () => 'Quién puede responder',
  text: () => 'Vale para toda la conversación. Las respuestas que ya hay se quedan.',
  everyone: () => 'Todo el mundo',
  following: () => 'Personas a las que sigues',
  mentioned: () => 'Personas a las que mencionas',
  nobody: () => 'Nadie',
  everyoneCan: () => 'Todo el mundo puede responder',
  followingCan: () => 'Pueden responder las personas a las que sigues',
  mentionedCan: () => 'Pueden responder las personas a las que mencionas',
  nobodyCan: () => 'Nadie puede responder',
  save: () => 'Guardar',
  saving: () => 'Guardando...',
  saved: (a) => `Guardado: ${a.choice}`,
  failed: () => 'No se pudo cambiar quién puede responder',
}
export default messages
