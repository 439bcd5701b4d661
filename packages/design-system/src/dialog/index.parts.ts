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
export { DialogRoot as Root, type DialogRootProps as RootProps } from './DialogRoot.tsx'
