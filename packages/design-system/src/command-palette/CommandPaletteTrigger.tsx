import { DialogTrigger, type DialogButtonProps } from '../dialog/DialogButtons.tsx'

/** Opens the palette. Most people open it by a key, which the application hears and answers by `open`. */
export function CommandPaletteTrigger(props: DialogButtonProps) {
  return <DialogTrigger data-component="CommandPalette.Trigger" {...props} />
}
