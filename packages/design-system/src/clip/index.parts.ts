export { ClipCovers as Covers, type ClipCoversProps as CoversProps } from './ClipCovers.tsx'
export { ClipPlayer as Player, type ClipPlayerProps as PlayerProps } from './ClipPlayer.tsx'
export { ClipTrim as Trim, type ClipTrimProps as TrimProps } from './ClipTrim.tsx'
