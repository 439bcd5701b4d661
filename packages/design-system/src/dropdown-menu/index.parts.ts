export * from './DropdownMenuParts.tsx'
export * from './DropdownMenuItems.tsx'
export * from './DropdownMenuSub.tsx'
