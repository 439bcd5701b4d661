export { ToolbarItem as Item, type ToolbarItemProps as ItemProps } from './ToolbarItem.tsx'
export { ToolbarRoot as Root, type ToolbarRootProps as RootProps } from './ToolbarRoot.tsx'
