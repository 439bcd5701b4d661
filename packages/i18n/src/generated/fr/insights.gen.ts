// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { InsightsMessages } from '../types.gen.ts'

const messages: InsightsMessages = {
  postOf: (a) => `Publication de ${a.name}`,
  madeOf: () => 'Écrit par l’IA à partir des publications publiques de votre fil.',
  turnOff: () => 'Désactiver',
  turnedOff: () => 'Les aperçus de l’IA sont désactivés. Les paramètres les réactivent.',
  turnOffFailed: () => 'Les aperçus de l’IA n’ont pas pu être désactivés. Veuillez réessayer.',
}
export default messages
