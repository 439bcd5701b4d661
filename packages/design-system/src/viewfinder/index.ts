export * as Viewfinder from './index.parts.ts'
