export * from './DropdownMenuParts.tsx'
