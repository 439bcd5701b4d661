import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import type { Account, CurrentUser } from '@skein/contract'
import {
  serverMessageOf,
  useAccount,
  useChangeEmail,
  useChangeUsername,
  useSendConfirmation,
  useUpdateProfile,
  useViewer,
} from '@skein/data'
import {
  Button,
  Field,
  GraphemeCounter,
  Input,
  Notice,
  NoticeAction,
  PasswordInput,
  Textarea,
  toast,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { fieldErrors, failureOf } from '../failure.ts'
import { Section } from '../Section.tsx'

type Draft = { username: string; email: string; bio: string; location: string; website: string }

const draftOf = ({ username, email, bio, location, website }: CurrentUser): Draft => ({
  username,
  email,
  bio,
  location,
  website: website.replace(/^https:\/\//, ''),
})

/** What is written without a scheme is meant as https. */
const addressOf = (website: string) => {
  const text = website.trim()
  return text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`
}

/** Username, email, bio, location, website, and 'Save Changes' (specification §2.11). */
export function ProfileSection() {
  const viewer = useViewer()
  const { data: account } = useAccount()
  return viewer && <ProfileForm key={viewer.id} viewer={viewer} account={account} />
}

function ProfileForm({ viewer, account }: { viewer: CurrentUser; account: Account | undefined }) {
  const m = useMessages('settings')
  const saved = { ...draftOf(viewer), email: account?.pendingEmail ?? account?.email ?? viewer.email }
  const [changed, setChanged] = useState<Partial<Draft>>({})
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const profile = useUpdateProfile()
  const username = useChangeUsername()
  const email = useChangeEmail()
  const draft = { ...saved, ...changed }
  const isDirty = (['username', 'email', 'bio', 'location', 'website'] as const).some(
    (key) => draft[key] !== saved[key],
  )
  const isNewAddress = draft.email.trim().toLowerCase() !== saved.email

  const set = (key: keyof Draft) => (event: { currentTarget: { value: string } }) =>
    setChanged({ ...changed, [key]: event.currentTarget.value })

  /** One after the other; what was kept stays kept, and what was refused stays written with its reason. */
  async function save(): Promise<void> {
    const left = { ...changed }
    const { bio, location, website } = draft
    if (bio !== saved.bio || location !== saved.location || website !== saved.website)
      await profile.mutateAsync({ id: viewer.id, change: { bio, location, website: addressOf(website) } })
    delete left.bio
    delete left.location
    delete left.website
    setChanged({ ...left })
    if (draft.username !== saved.username) await username.mutateAsync(draft.username)
    delete left.username
    setChanged({ ...left })
    if (isNewAddress) {
      await email.mutateAsync({ email: draft.email, currentPassword: password })
      toast({ title: m.linkSent(), description: m.linkSentText({ email: draft.email.trim().toLowerCase() }) })
    }
    setChanged({})
    setPassword('')
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving || !isDirty) return
    const form = event.currentTarget
    setErrors({})
    setSaving(true)
    try {
      // The link that was sent is the last word where the address changes.
      const isAddressAsked = isNewAddress
      await save()
      if (!isAddressAsked) toast({ title: m.saved() })
    } catch (error) {
      const fields = fieldErrors(error, m)
      setErrors(fields)
      const first = Object.keys(fields).find((name) => form.elements.namedItem(name))
      const element = first === undefined ? null : form.elements.namedItem(first)
      if (element instanceof HTMLElement) element.focus()
      else toast({ title: m.notSaved(), description: failureOf(error, m), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Section id="settings-profile" title={m.account()} about={m.accountAbout()}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-labelledby="settings-profile">
        <div className="grid gap-16 rail:grid-cols-2">
          <Field label={m.username()} error={errors['username']}>
            <Input
              name="username"
              dir="ltr"
              startSlot="@"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.username}
              onChange={set('username')}
            />
          </Field>
          <Field label={m.email()} error={errors['email']}>
            <Input name="email" type="email" autoComplete="email" value={draft.email} onChange={set('email')} />
          </Field>
          {isNewAddress && (
            <Field
              className="rail:col-span-2"
              label={m.currentPassword()}
              help={m.passwordForEmail()}
              error={errors['currentPassword']}
            >
              <PasswordInput
                name="currentPassword"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </Field>
          )}
          <Field
            className="rail:col-span-2"
            label={m.bio()}
            error={errors['bio']}
            labelEnd={<GraphemeCounter value={draft.bio} limit={limits.bio.max} />}
          >
            <Textarea name="bio" rows={3} value={draft.bio} onChange={set('bio')} />
          </Field>
          <Field label={m.location()} error={errors['location']}>
            <Input name="location" value={draft.location} onChange={set('location')} />
          </Field>
          <Field label={m.website()} error={errors['website']}>
            <Input
              name="website"
              inputMode="url"
              dir="ltr"
              startSlot="https://"
              autoCapitalize="none"
              spellCheck={false}
              value={draft.website}
              onChange={set('website')}
            />
          </Field>
        </div>
        {account !== undefined && <EmailState account={account} />}
        <div className="mt-16 flex flex-wrap items-center justify-end gap-16">
          {isDirty && <p className="text-control text-text-muted">{m.unsaved()}</p>}
          <Button
            type="submit"
            size={44}
            className="max-rail:w-full"
            disabled={!isDirty}
            loading={isSaving}
            loadingLabel={m.saving()}
          >
            {m.saveChanges()}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** Whether the address is confirmed, and the way to have the link sent again. */
function EmailState({ account }: { account: Account }) {
  const m = useMessages('settings')
  const send = useSendConfirmation()
  if (account.emailConfirmed && account.pendingEmail === null) return null
  const again = async () => {
    try {
      await send.mutateAsync()
      toast({ title: m.linkSent(), description: m.linkSentText({ email: account.pendingEmail ?? account.email }) })
    } catch (error) {
      toast({ title: m.linkNotSent(), description: serverMessageOf(error) ?? m.tryAgain(), variant: 'destructive' })
    }
  }
  return (
    <Notice
      className="mt-16"
      live="none"
      action={<NoticeAction onClick={() => void again()}>{m.sendAgain()}</NoticeAction>}
    >
      {account.pendingEmail === null ? m.notConfirmed() : m.pendingEmail({ email: account.pendingEmail })}
    </Notice>
  )
}
