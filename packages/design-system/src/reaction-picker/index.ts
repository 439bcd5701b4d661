export { ReactionPicker, type ReactionPickerProps } from './ReactionPicker.tsx'
export { reactionPickerKeys } from './ReactionPicker.keys.ts'
