/**
 * What the conformance tests may have to know about a component: the props it cannot be without, what it stands in, and
 * what it does when pressed. It is written beside the component, in `<Name>.conformance.tsx`, and found there; a
 * component that needs nothing of it has none.
 */
import type { ComponentType, ReactElement } from 'react'

/** What the test adds to a component: ref, class, style and the rest of its contract. */
export type Probe = Record<string, unknown>

export type Fixture = {
  render: (probe: Probe) => ReactElement
  /** `data-component` of its outermost element, where that is not the export's name. */
  component?: string
  /** Renders itself as the child it is given. */
  asChild?: (probe: Probe, child: ReactElement) => ReactElement
  /** What happens when it is pressed, and a consumer can prevent. */
  press?: () => boolean
  /** The value it is given or keeps itself: asked both ways. */
  controlled?: {
    /** The name of the prop; `default…` and `on…Change` follow from it. */
    prop: 'value' | 'checked' | 'open' | 'pressed' | 'index'
    from: unknown
    to: unknown
    /** What a reader does to go from the one to the other. */
    act: () => void | Promise<void>
    /** What is shown now. */
    shown: () => unknown
  }
  /**
   * What a reader does with it, one thing after the other, each under the words that `spoken/` has for it; what is heard after each is
   * written there. Left out, it is pressed, or changed, where `press` or `controlled` says so.
   */
  steps?: Readonly<Record<string, () => void | Promise<void>>>
  /** The least width and height of its targets under a finger, in px, where there is no room for 44; say why. */
  finger?: number
  /** It has no element of its own; only server rendering, hydration and axe are asked of it. */
  wrapper?: true
}

/** By the name of the export; parts as `Dialog.Content`. */
export type Fixtures = Readonly<Record<string, Fixture>>

/** Renders the component with the props it cannot be without. */
export function of<Props>(Component: ComponentType<Props>, props: NoInfer<Props>): Fixture['render'] {
  return (probe) => <Component {...props} {...probe} />
}
