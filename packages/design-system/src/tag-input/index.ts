export { TagInput, type TagInputProps } from './TagInput.tsx'
export type { TagInputChangeDetails, TagInputChangeReason } from './tag-input-change.ts'
export { tagInputWords, type TagInputWords } from './tag-input.words.ts'
export { tagInputKeys } from './TagInput.keys.ts'
