/** The design system's own, which `build/late-tooltips-plugin.ts` finds. */
declare module 'skein:tooltip-controller' {
  export function acquireTooltips(): () => void
}
