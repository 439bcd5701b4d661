export { HoverCardContent as Content, type HoverCardContentProps as ContentProps } from './HoverCardContent.tsx'
export { HoverCardRoot as Root, type HoverCardRootProps as RootProps } from './HoverCardRoot.tsx'
export { HoverCardTrigger as Trigger, type HoverCardTriggerProps as TriggerProps } from './HoverCardTrigger.tsx'
export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
