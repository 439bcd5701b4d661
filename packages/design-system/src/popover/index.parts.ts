export {
  PopoverAnchor as Anchor,
  PopoverClose as Close,
  PopoverTrigger as Trigger,
  type PopoverAnchorProps as AnchorProps,
  type PopoverButtonProps as ButtonProps,
} from './PopoverButtons.tsx'
export { PopoverContent as Content, type PopoverContentProps as ContentProps } from './PopoverContent.tsx'
export { PopoverRoot as Root, type PopoverRootProps as RootProps } from './PopoverRoot.tsx'
