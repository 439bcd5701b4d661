export {
  DialogActions as Actions,
  DialogContent as Content,
  type DialogContentProps as ContentProps,
} from './DialogContent.tsx'
export {
  DialogClose as Close,
  DialogTrigger as Trigger,
  type DialogButtonProps as ButtonProps,
} from './DialogButtons.tsx'
export {
  DialogDescription as Description,
  DialogTitle as Title,
  type DialogDescriptionProps as DescriptionProps,
  type DialogTitleProps as TitleProps,
} from './DialogTitle.tsx'
export { DialogRoot as Root, type DialogRootProps as RootProps } from './DialogRoot.tsx'
