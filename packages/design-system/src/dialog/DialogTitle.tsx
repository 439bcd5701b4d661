'use client'

import { clsx } from 'clsx'
import { useLayoutEffect, type ComponentPropsWithRef } from 'react'
import { useDialog } from './dialog-context.ts'
import * as styles from './Dialog.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Its id is the dialog's: it names what it stands in. */
export type DialogTitleProps = Omit<ComponentPropsWithRef<'h2'>, 'id'> & {
  /** Level of the heading; 2 by default. */
  headingLevel?: HeadingLevel | undefined
}

/** The heading that names the dialog, where it stands beside something else, such as a way back. The `title` of the content is the short form. */
export function DialogTitle({ headingLevel = 2, className, ...props }: DialogTitleProps) {
  const { partId } = useDialog('Title')
  const Heading = `h${headingLevel}` as const
  return (
    <Heading
      data-component="Dialog.Title"
      {...props}
      id={`${partId}-title`}
      className={clsx(styles.title, className)}
    />
  )
}

export type DialogDescriptionProps = Omit<ComponentPropsWithRef<'p'>, 'id'>

/** What is read out after the name, where it is not a sentence under the title. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  const { partId, setDescribed } = useDialog('Description')
  useLayoutEffect(() => {
    setDescribed(true)
    return () => setDescribed(false)
  }, [setDescribed])
  return (
    <p
      data-component="Dialog.Description"
      {...props}
      id={`${partId}-description`}
      className={clsx(styles.description, className)}
    />
  )
}
