/** The assistant: wordings, pictures and the conversation with it. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const assistantCalls = {
  enhancePost: {
    access: 'member',
    summary: 'Improve the wording of a draft',
    body: s.EnhanceRequest,
    bodyBytes: limits.body.textBytes,
    answer: s.EnhanceResult,
  },
  generateImage: {
    access: 'member',
    summary: 'Make a picture from a description',
    body: s.ImageRequest,
    bodyBytes: limits.body.textBytes,
    answer: s.ImageResult,
  },
  getAbilities: { access: 'member', summary: 'What the assistant can do here', answer: s.Abilities },
  suggestAltText: {
    access: 'member',
    summary: 'Suggest what a picture of one\u2019s own, not posted yet, shows',
    body: s.AltTextRequest,
    answer: s.AltTextResult,
  },
  translatePost: {
    access: 'member',
    summary: 'What a post says, in a language of the interface',
    body: s.TranslationRequest,
    answer: s.Translation,
  },
  listChatMessages: {
    access: 'member',
    summary: 'The conversation with the assistant',
    query: s.Page,
    answer: z.array(s.ChatMessage),
  },
  sendChatMessage: {
    access: 'member',
    summary: 'Ask the assistant',
    body: s.NewChatMessage,
    bodyBytes: limits.body.textBytes,
    answer: s.ChatMessage,
    created: true,
    stream: s.ChatEvent,
  },
  clearChat: { access: 'member', summary: 'Begin a new conversation with the assistant; the one before is erased' },
  getInsights: { access: 'member', summary: 'Three lines about one\u2019s own feed', answer: s.Insights },
} as const satisfies Specs
