import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { pressable } from './Pressable.css.ts'

export type PressableProps = ComponentPropsWithRef<'button'>

/** A native `button` of type `button` without a look: for what is pressed as a whole, a row, a picture, a place of a menu. */
export function Pressable({ className, ...props }: PressableProps) {
  return <button type="button" data-component="Pressable" {...props} className={clsx(pressable, className)} />
}
