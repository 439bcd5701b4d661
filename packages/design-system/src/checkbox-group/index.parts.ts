export { CheckboxGroupAll as All, type CheckboxGroupAllProps as AllProps } from './CheckboxGroupAll.tsx'
export { CheckboxGroupItem as Item, type CheckboxGroupItemProps as ItemProps } from './CheckboxGroupItem.tsx'
export { CheckboxGroupRoot as Root, type CheckboxGroupRootProps as RootProps } from './CheckboxGroupRoot.tsx'
