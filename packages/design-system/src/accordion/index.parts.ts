export { AccordionItem as Item, type AccordionItemProps as ItemProps } from './AccordionItem.tsx'
export { AccordionPanel as Panel, type AccordionPanelProps as PanelProps } from './AccordionPanel.tsx'
export { AccordionRoot as Root, type AccordionRootProps as RootProps } from './AccordionRoot.tsx'
export { AccordionTrigger as Trigger, type AccordionTriggerProps as TriggerProps } from './AccordionTrigger.tsx'
