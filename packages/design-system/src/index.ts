export * from './icon/index.ts'
export * from './relative-time/index.ts'
export * from './theme/index.ts'
