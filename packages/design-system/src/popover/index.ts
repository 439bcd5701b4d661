export type { AnchorTarget, VirtualAnchor } from '../anchored/follow.ts'
export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
export * as Popover from './index.parts.ts'
export { popoverKeys } from './Popover.keys.ts'
