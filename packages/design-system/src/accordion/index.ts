export * as Accordion from './index.parts.ts'
export { accordionKeys } from './Accordion.keys.ts'
