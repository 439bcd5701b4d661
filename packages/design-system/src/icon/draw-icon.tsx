import { createElement, type ComponentPropsWithRef, type FunctionComponent, type ReactElement } from 'react'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'width' | 'height'> & {
  /** Width and height in px at the default text size, with which it grows; on a grid of 24; 20 by default. */
  size?: number | undefined
  /** Fills the outline: how a liked heart or a kept bookmark is told from one that is not, without colour. */
  filled?: boolean | undefined
}

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/**
 * One icon from its shapes: stroke 1.75, in the colour of the text around it. It says nothing to assistive technology,
 * because the control or text beside it does; given `aria-label`, it is an image of that name.
 */
export function drawIcon(name: string, shapes: readonly Shape[]): FunctionComponent<IconProps> {
  // Elements are immutable: made once, they are the same for every use of the icon, and React skips them on update.
  const drawing: readonly ReactElement[] = shapes.map(([tag, attributes], index) =>
    createElement(tag, { key: index, ...attributes }),
  )

  function Icon({ size = 20, filled = false, ...props }: IconProps) {
    const length = `${size / 16}rem`
    const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
    return (
      <svg
        data-component={`${name}Icon`}
        viewBox="0 0 24 24"
        width={length}
        height={length}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={named ? 'img' : undefined}
        aria-hidden={named ? undefined : true}
        focusable={false}
        {...props}
      >
        {drawing}
      </svg>
    )
  }
  Icon.displayName = `${name}Icon`
  return Icon
}
