export { Tooltip, type TooltipProps } from './Tooltip.tsx'
export { tooltipKeys } from './Tooltip.keys.ts'
export { TooltipProvider, type TooltipProviderProps } from './TooltipProvider.tsx'
export type { TooltipSide } from './tooltip-position.ts'
