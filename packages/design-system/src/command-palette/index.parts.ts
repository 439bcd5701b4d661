export {
  CommandPaletteContent as Content,
  type Command,
  type CommandPaletteContentProps as ContentProps,
  type CommandSelectDetails as SelectDetails,
} from './CommandPaletteContent.tsx'
export { DialogRoot as Root, type DialogRootProps as RootProps } from '../dialog/DialogRoot.tsx'
export { CommandPaletteTrigger as Trigger } from './CommandPaletteTrigger.tsx'
export type { DialogButtonProps as TriggerProps } from '../dialog/DialogButtons.tsx'
export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
