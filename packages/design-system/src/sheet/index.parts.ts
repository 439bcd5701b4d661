export { DialogRoot as Root, type DialogRootProps as RootProps } from '../dialog/DialogRoot.tsx'
export { SheetClose as Close, SheetTrigger as Trigger } from './SheetButtons.tsx'
export { SheetContent as Content, type SheetContentProps as ContentProps } from './SheetContent.tsx'
export type { DialogButtonProps as ButtonProps } from '../dialog/DialogButtons.tsx'
