import { useChangePassword, useViewer } from '@skein/data'
import { limits } from '@skein/contract/limits'
import { Button, CheckIcon, toast } from '@skein/design-system'
import { PasswordField, useTextForm } from '@skein/feature-form'
import { given, newPassword, sameTwice } from '@skein/feature-form/checks'
import { resolverOf } from '@skein/feature-form/resolver'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureOf, fieldErrors } from '../failure.ts'
import { Section } from '../Section.tsx'

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

const resolver = resolverOf(
  z
    .object({ currentPassword: z.string().check(given), newPassword, confirmPassword: z.string().check(given) })
    .check(sameTwice('newPassword')),
)

const wordsOf = (m: MessagesOf<'settings'>) => (code: string) => {
  if (code === 'short') return m.passwordTooShort()
  return code === 'mismatch' ? m.passwordsDiffer() : m.required()
}

/** Current, new and confirmed password, and 'Update Password' (specification §2.11, rules of §5). */
export function PasswordSection() {
  const m = useMessages('settings')
  const viewer = useViewer()
  const { mutateAsync } = useChangePassword()
  const { form, field, formProps, clear, isSubmitting, refuse } = useTextForm({
    names,
    resolver,
    saved: empty,
    wordsOf: wordsOf(m),
    async onValid(read) {
      try {
        await mutateAsync({ currentPassword: read('currentPassword'), newPassword: read('newPassword') })
      } catch (error) {
        if (!refuse(fieldErrors(error, m)))
          toast({ title: m.passwordNotChanged(), description: failureOf(error, m), tone: 'danger' })
        return
      }
      clear()
      toast({ title: m.passwordChanged(), description: m.passwordChangedText() })
    },
  })
  const { length } = useWatch({ control: form.control, name: 'newPassword' }) ?? ''
  const isLong = length >= limits.password.min

  return (
    <Section id="settings-password" title={m.password()} about={m.passwordAbout()}>
      <form {...formProps} aria-labelledby="settings-password">
        {/* Password managers learn whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
        <div className="grid gap-16 rail:grid-cols-2">
          <PasswordField {...field('currentPassword')} label={m.currentPassword()} fieldClass="rail:col-span-2" />
          <PasswordField
            {...field('newPassword')}
            label={m.newPassword()}
            description={
              isLong ? (
                <span className="flex items-center gap-6 text-success">
                  <CheckIcon size={16} />
                  {m.passwordGood({ count: length })}
                </span>
              ) : undefined
            }
            autoComplete="new-password"
          />
          <PasswordField {...field('confirmPassword')} label={m.confirmPassword()} autoComplete="new-password" />
        </div>
        <div className="mt-16 flex justify-end">
          <Button
            type="submit"
            size="md"
            className="max-rail:w-full"
            loading={isSubmitting}
            loadingLabel={m.updating()}
          >
            {m.updatePassword()}
          </Button>
        </div>
      </form>
    </Section>
  )
}
