export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
export * as DropdownMenu from './index.parts.ts'
export { dropdownMenuKeys } from './DropdownMenu.keys.ts'
