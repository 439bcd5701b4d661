export { Avatar, type AvatarProps } from './Avatar.tsx'
export { AvatarStack, type AvatarStackProps } from './AvatarStack.tsx'
