export { ToggleGroupItem as Item, type ToggleGroupItemProps as ItemProps } from './ToggleGroupItem.tsx'
export { ToggleGroupRoot as Root, type ToggleGroupRootProps as RootProps } from './ToggleGroupRoot.tsx'
