export * as HoverCard from './index.parts.ts'
export { useHoverCardTrigger } from './use-hover-card-trigger.ts'
export { hoverCardKeys } from './HoverCard.keys.ts'
