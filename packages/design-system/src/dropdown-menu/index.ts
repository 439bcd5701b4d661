export * as DropdownMenu from './index.parts.ts'
export { dropdownMenuKeys } from './DropdownMenu.keys.ts'
