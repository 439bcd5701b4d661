export { BreadcrumbItem as Item, type BreadcrumbItemProps as ItemProps } from './BreadcrumbItem.tsx'
export { BreadcrumbRoot as Root, type BreadcrumbRootProps as RootProps } from './BreadcrumbRoot.tsx'
