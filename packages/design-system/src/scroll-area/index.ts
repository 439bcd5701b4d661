export { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx'
export { scrollAreaKeys } from './ScrollArea.keys.ts'
