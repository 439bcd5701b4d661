import { useState } from 'react'
import type { Login } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError, useAppealSuspension } from '@skein/data'
import { Button, Notice, toast } from '@skein/design-system'
import { LongTextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'
import { failureText } from './failure.ts'

const names = ['appeal'] as const
const resolver = requiredText('appeal')

/**
 * The one answer of a member who was refused because they are suspended. It goes with the name and the password that were just refused:
 * nothing else says who they are.
 */
export function SuspensionAppeal({ login }: { login: Login }) {
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutateAsync } = useAppealSuspension()
  const [state, setState] = useState<'open' | 'sent' | 'before'>('open')
  const { field, formProps, isSubmitting } = useTextForm({
    names,
    resolver,
    wordsOf: () => m.appealNeeded(),
    async onValid(read) {
      try {
        await mutateAsync({ ...login, text: read('appeal') })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already-appealed') return setState('before')
        toast({
          title: m.appealFailed(),
          description: failureText(error, common.networkError(), common.networkError()),
          tone: 'danger',
        })
        return undefined
      }
      return setState('sent')
    },
  })

  if (state !== 'open')
    return (
      <Notice tone={state === 'sent' ? 'success' : 'info'} className="mt-24">
        {state === 'sent' ? m.appealSent() : m.appealedBefore()}
      </Notice>
    )
  return (
    <section aria-labelledby="suspension-appeal" className="mt-24 rounded-card border border-border p-16">
      <h2 id="suspension-appeal" className="text-post font-bold">
        {m.suspendedText()}
      </h2>
      <p className="mt-4 text-control text-text-muted">{m.appealAbout()}</p>
      <form {...formProps} className="mt-16 grid gap-16">
        <LongTextField {...field('appeal')} label={m.appealReason()} rows={3} maxLength={limits.appeal.max} />
        <Button type="submit" variant="quiet" size="lg" fullWidth loading={isSubmitting} loadingLabel={m.appealSend()}>
          {m.appealSend()}
        </Button>
      </form>
    </section>
  )
}
