import { globalStyle, style, styleVariants, type ComplexStyleRule, type GlobalStyleRule } from '@vanilla-extract/css'
import { components, reset } from './layers.css.ts'

/** `style()` inside the layer `ds.components`. Arrays compose class names, as in vanilla-extract. */
export function componentStyle(rule: ComplexStyleRule, debugId?: string): string {
  return style(layered(rule), debugId)
}

/** `styleVariants()` inside the layer `ds.components`: one static class for each key. */
export function componentVariants<Key extends string | number>(
  rules: Record<Key, ComplexStyleRule>,
  debugId?: string,
): Record<Key, string> {
  return styleVariants(rules, layered, debugId)
}

/** `globalStyle()` inside the layer `ds.components`, for elements that a component does not render itself. */
export function componentGlobalStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } })
}

/** `globalStyle()` inside the layer `ds.reset`: the weakest rules there are, for bare elements. */
export function elementStyle(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}

function layered(rule: ComplexStyleRule): ComplexStyleRule {
  if (!Array.isArray(rule)) return { '@layer': { [components]: rule } }
  return rule.flatMap((part) => (typeof part === 'string' || Array.isArray(part) ? part : layered(part)))
}

/** Media queries by the name of what they ask. */
export const media = {
  /** A finger: targets become 44 px (WCAG 2.5.5; 24 px is the floor of 2.5.8). */
  coarse: '(pointer: coarse)',
  /** A pointer that can rest on a thing; hover styles belong in here, or a tap leaves them behind. */
  hover: '(hover: hover)',
  /** No movement: fades stay, transforms and loops go. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system paints the colours: what only a background says has to be said by a border as well. */
  forcedColors: '(forced-colors: active)',
  /** Few letters fit into the width (text of twice the size on a phone): what stands on one line may take two. */
  tight: '(width < 17em)',
} as const
