'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { CheckboxRow } from '../checkbox/CheckboxRow.tsx'
import { describeChoice } from '../choice/ChoiceFrame.tsx'
import { useIndeterminate } from '../choice/use-checkable.ts'
import { useNativeDefault } from '../controlled/use-form-reset.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { useCheckboxGroup } from './checkbox-group-context.ts'

export type CheckboxGroupAllProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'size'
> & {
  /** The values it stands for: all of the group, or those of a part of it. */
  values: readonly string[]
  /** Its label, pressed with it; without one it needs `aria-label`. */
  children?: ReactNode
  /** Said under the label, and read after the name. */
  description?: ReactNode
}

/**
 * One box for several: it says whether all of them are chosen, some, or none, and chooses all of them or none. What is disabled stays as it is.
 * No form hears of it.
 */
export function CheckboxGroupAll({ values, children, description, disabled, ref, ...props }: CheckboxGroupAllProps) {
  const id = useId()
  const { chosen, resetsTo, choose, changeable, disabled: allDisabled } = useCheckboxGroup('All')
  const isChosen = (value: string) => chosen.includes(value)
  const state = values.length > 0 && values.every(isChosen) ? true : values.some(isChosen) && 'indeterminate'
  const input = useIndeterminate(state)
  const refs = useComposedRefs(input, ref)
  useNativeDefault(input, () => values.length > 0 && values.every((value) => resetsTo.includes(value)))
  return (
    <CheckboxRow
      data-component="CheckboxGroup.All"
      data-all=""
      {...props}
      {...describeChoice(id, description, props)}
      rowId={id}
      label={children}
      description={description}
      disabled={allDisabled || disabled}
      ref={refs}
      state={state}
      onStateChange={(_, event) => {
        const free = changeable(values)
        choose(free, !free.every(isChosen), 'all', event)
      }}
    />
  )
}
