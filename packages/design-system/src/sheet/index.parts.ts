export { DialogRoot as Root, type DialogRootProps as RootProps } from '../dialog/DialogRoot.tsx'
export { SheetClose as Close, SheetTrigger as Trigger } from './SheetButtons.tsx'
export { SheetContent as Content, type SheetContentProps as ContentProps } from './SheetContent.tsx'
export { SheetDescription as Description, SheetTitle as Title } from './SheetTitle.tsx'
export type {
  DialogDescriptionProps as DescriptionProps,
  DialogTitleProps as TitleProps,
} from '../dialog/DialogTitle.tsx'
export type { DialogButtonProps as ButtonProps } from '../dialog/DialogButtons.tsx'
