// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { InsightsMessages } from '../types.gen.ts'

const messages: InsightsMessages = {
  postOf: (a) => `Post by ${a.name}`,
  madeOf: () => 'Written by AI from public posts of your feed.',
  turnOff: () => 'Turn off',
  turnedOff: () => 'AI Insights is off. The settings turn it on again.',
  turnOffFailed: () => 'AI Insights could not be turned off. Please try again.',
}
export default messages
