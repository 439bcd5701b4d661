/** One idea has one name in all that is exported, and no optional prop refuses `undefined`. */
import { describe, expect, it } from 'vitest'
import { allProps, declaredProps, faultsOf } from '../scripts/vocabulary.ts'

const props = allProps()

it('reads the props of every primitive', () => {
  expect(props.find(({ of, name }) => of === 'button: ButtonProps' && name === 'tone')?.values).toContain('danger')
  expect(props.find(({ of, name }) => of === 'tooltip: TooltipBase' && name === 'onOpenChange')).toBeDefined()
  expect(props.length).toBeGreaterThan(300)
})

it('has one word for one idea', () => expect(props.flatMap(faultsOf)).toEqual([]))

describe('another word', () => {
  it.each([
    [`{ 'aria-label': string }`, 'the word is label'],
    ['{ help: ReactNode }', 'the word is description'],
    [`{ variant: 'primary' | 'danger' }`, 'danger: the word is tone'],
    [`{ tone: 'destructive' }`, 'the word is danger'],
    [`{ tone: 'default' }`, 'the word is neutral'],
    ['{ onPress: () => void }', 'the word is onClick'],
    ['{ onDismiss: () => void }', 'the word is onClose'],
    ['{ onFailure: () => void }', 'the word is onError'],
    ['{ onChange: (value: string) => void }', 'the word is onValueChange'],
    [`{ side: 'top' | 'left' }`, 'the word is start and end'],
    [`{ side: 'inline-end' }`, 'the word is start and end'],
    ['{ iconLeft: ReactNode }', 'the word is start and end'],
    ['{ startSlot: ReactNode }', 'the word is start and end'],
    ['{ sideOffset: number }', 'the word is gap'],
    ['{ isDisabled: boolean }', 'the adjective alone'],
    ['{ size: 360 | 480 }', 'the word is xs, sm, md, lg'],
    [`{ size: 'large' }`, 'the word is xs, sm, md, lg'],
    ['{ open: boolean }', 'without onOpenChange'],
    ['{ busy?: boolean }', 'undefined is refused'],
    [`Omit<ComponentPropsWithRef<'div'>, 'children'> & { label: string }`, 'aria-label has to be left out'],
    ['ComponentPropsWithRef<typeof Radix.Item> & { icon: ReactNode }', 'the words of another library'],
  ])('%s', (type, fault) => {
    expect(declaredProps('x', `export type XProps = ${type};`).flatMap(faultsOf).join('\n')).toContain(fault)
  })

  it.each([
    '{ size: number }',
    `{ size?: 'sm' | 'md' | undefined }`,
    '{ onChange: ChangeEventHandler<HTMLSelectElement> }',
    '{ open?: boolean | undefined; onOpenChange?: OnOpenChange | undefined }',
    '{ icon?: ReactNode }',
    `Omit<ComponentPropsWithRef<'div'>, 'aria-label'> & { label: string }`,
  ])('is none of %s', (type) => {
    expect(declaredProps('x', `export type XProps = ${type};`).flatMap(faultsOf)).toEqual([])
  })
})
