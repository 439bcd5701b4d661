/**
 * The schemas of every entity: zod 4 through `zod/mini`, so that a form that needs one brings 6 kB and not 24. The server validates with
 * them, OpenAPI is generated from them, mocks are typed by them. Each schema's type has the same name.
 */
export * from './account.ts'
export * from './assistant.ts'
export * from './basics.ts'
export * from './custom-feed.ts'
export * from './draft.ts'
export * from './event.ts'
export { KeyLogEntry, KeyLogHead, KeyStatement } from './key-log.ts'
export * from './media.ts'
export * from './message.ts'
export * from './moderation.ts'
export * from './notification.ts'
export * from './post.ts'
export * from './search.ts'
export * from './settings.ts'
export * from './story.ts'
export * from './system.ts'
export * from './user.ts'
