/** Messages between members, and the keys that seal them. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const messagesCalls = {
  listConversations: {
    access: 'member',
    summary: 'Conversations, newest first; the cursor is the id of the last message',
    query: z.extend(s.Page, { folder: z._default(s.Folder, 'inbox') }),
    answer: z.array(s.Conversation),
  },
  listMessages: {
    access: 'member',
    summary: 'Messages with a member, newest first',
    query: s.Page,
    answer: z.array(s.Message),
  },
  getMessage: { access: 'member', summary: 'One message of the conversation with a member', answer: s.Message },
  sendMessage: {
    access: 'member',
    summary: 'Send a message, plain or encrypted',
    body: s.NewMessage,
    bodyBytes: limits.body.envelopeBytes,
    answer: s.Message,
    created: true,
  },
  getPublicKey: {
    access: 'member',
    summary: "A member's public key for messages; an earlier one where `keyId` names it",
    query: z.object({ keyId: z.optional(z.string().check(z.maxLength(64))) }),
    answer: s.PublicKey,
  },
  publishPublicKey: {
    access: 'member',
    summary: 'Publish one\u2019s own key, or change its backup',
    body: s.NewPublicKey,
    answer: s.PublishedKey,
    created: true,
  },
  getOwnKey: {
    access: 'member',
    summary: 'One\u2019s own key, whether there is a backup, and the key that waits to take its place',
    answer: s.OwnKey,
  },
  keepKey: {
    access: 'member',
    summary: 'Take back the replacement of one\u2019s own key while it waits',
    body: s.KeyKeeping,
  },
  getKeyLog: {
    access: 'member',
    summary: "The log of a member's keys, from its beginning",
    answer: z.array(s.KeyLogEntry),
  },
  startKeyLog: {
    access: 'member',
    summary: 'Begin the log with a key that was published before there was one',
    body: s.KeyStatement,
    created: true,
    answer: s.KeyLogEntry,
  },
  keepKeyByLink: {
    access: 'public',
    anyAccount: true,
    summary: 'Take back the replacement of a key with the token of the link',
    body: z.object({ token: s.MailToken }),
  },
  openBackup: {
    access: 'member',
    summary: 'The backup of one\u2019s own key, for the password of the account',
    body: s.PasswordProof,
    answer: s.KeyBackup,
  },
  getConversation: {
    access: 'member',
    summary: 'What a thread with a member needs to open',
    answer: s.ConversationDetail,
  },
  deleteConversation: { access: 'member', summary: 'Delete a conversation for oneself' },
  acceptConversation: { access: 'member', summary: 'Accept a request' },
  markConversationRead: {
    access: 'member',
    summary: 'Everything up to a message is read',
    body: z.object({ upTo: s.Id }),
    answer: s.UnreadCounts,
  },
  tellTyping: {
    access: 'member',
    summary:
      'Say that one is writing in a conversation, or not any more; it is told on where both want that, and kept nowhere',
    body: s.Typing,
  },
  deleteMessage: { access: 'member', summary: 'Delete a message for oneself' },
  reactToMessage: {
    access: 'member',
    summary: 'React to a message, in place of an earlier reaction',
    body: s.NewMessageReaction,
  },
  removeMessageReaction: { access: 'member', summary: "Take back one's reaction to a message" },
  uploadMessageBlob: {
    access: 'member',
    summary: 'Store an encrypted picture (application/octet-stream) for a message that is about to be sent',
    answer: z.object({ url: s.MediaAddress }),
    created: true,
  },
} as const satisfies Specs
