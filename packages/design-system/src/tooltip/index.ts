export { Tooltip, type TooltipProps } from './Tooltip.tsx'
export { tooltipKeys } from './Tooltip.keys.ts'
export { TooltipProvider, type TooltipProviderProps } from './TooltipProvider.tsx'
export type { AnchorSide as TooltipSide } from '../anchored/placement.ts'
