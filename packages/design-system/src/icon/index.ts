export type { IconProps } from './draw-icon.tsx'
export * from './generated/index.ts'
