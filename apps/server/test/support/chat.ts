/** Asking the assistant in tests: the answer as JSON, and as a stream. */
import type { ChatEvent, ChatMessage } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { ChatEvent as Event } from '@skein/contract/schemas'
import type { Answer, Caller } from './test-server.ts'

export const messageOf = (answer: Answer): ChatMessage => calls.sendChatMessage.answer.parse(answer.body)

export const historyOf = async (who: Caller, query = ''): Promise<ChatMessage[]> =>
  calls.listChatMessages.answer.parse((await who.get(`/api/chat/messages${query}`)).body)

export const ask = (who: Caller, message: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  who.post('/api/chat/messages', { message, userId: 'somebody else' }, headers)

/** The events in the text of a stream. */
export const eventsIn = (text: string): ChatEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => Event.parse(JSON.parse(block.slice('data: '.length))))

export const askStreamed = async (who: Caller, message: string): Promise<{ answer: Answer; events: ChatEvent[] }> => {
  const answer = await ask(who, message, { accept: 'text/event-stream' })
  return { answer, events: eventsIn(answer.text) }
}
