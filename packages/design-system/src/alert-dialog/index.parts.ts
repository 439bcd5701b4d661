export {
  AlertDialogAction as Action,
  AlertDialogActions as Actions,
  AlertDialogCancel as Cancel,
  AlertDialogTrigger as Trigger,
} from './AlertDialogButtons.tsx'
export { AlertDialogContent as Content, type AlertDialogContentProps as ContentProps } from './AlertDialogContent.tsx'
export { DialogRoot as Root, type DialogRootProps as RootProps } from '../dialog/DialogRoot.tsx'
export type { DialogButtonProps as TriggerProps } from '../dialog/DialogButtons.tsx'
export type { ButtonProps as AnswerProps } from '../button/Button.tsx'
export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
