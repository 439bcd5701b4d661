export { SelectContent as Content, type SelectContentProps as ContentProps } from './SelectContent.tsx'
export {
  SelectEmpty as Empty,
  SelectGroup as Group,
  SelectItem as Item,
  SelectItemDescription as ItemDescription,
  SelectItemText as ItemText,
  SelectSeparator as Separator,
  type SelectGroupProps as GroupProps,
  type SelectItemProps as ItemProps,
} from './SelectItems.tsx'
export { SelectRoot as Root, type SelectRootProps as RootProps } from './SelectRoot.tsx'
export {
  SelectTrigger as Trigger,
  SelectValue as Value,
  type SelectTriggerProps as TriggerProps,
  type SelectValueProps as ValueProps,
} from './SelectTrigger.tsx'
export type { OnOpenChange, OpenChangeDetails, OpenChangeReason } from '../open-change/open-change.ts'
