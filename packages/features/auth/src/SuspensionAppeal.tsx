import { useState, type FormEvent } from 'react'
import type { Login } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { ApiError, useAppealSuspension } from '@skein/data'
import { Button, Field, Notice, Textarea, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { failureText } from './failure.ts'

/**
 * The one answer of a member who was refused because they are suspended. It goes with the name and the password that were just refused:
 * nothing else says who they are.
 */
export function SuspensionAppeal({ login }: { login: Login }) {
  const m = useMessages('authMore')
  const common = useMessages('common')
  const { mutateAsync, isPending } = useAppealSuspension()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [state, setState] = useState<'open' | 'sent' | 'before'>('open')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setMissing(isBlank(text))
    if (isBlank(text)) return
    try {
      await mutateAsync({ ...login, text })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already-appealed') return setState('before')
      toast({
        title: m.appealFailed(),
        description: failureText(error, common.networkError(), common.networkError()),
        variant: 'destructive',
      })
      return undefined
    }
    setState('sent')
    return undefined
  }

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
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-16 grid gap-16">
        <Field label={m.appealReason()} error={isMissing ? m.appealNeeded() : undefined}>
          <Textarea
            name="appeal"
            rows={3}
            maxLength={limits.appeal.max}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="quiet" size={48} fullWidth loading={isPending} loadingLabel={m.appealSend()}>
          {m.appealSend()}
        </Button>
      </form>
    </section>
  )
}
