export { Pressable, type PressableProps } from './Pressable.tsx'
export { pressableKeys } from './Pressable.keys.ts'
