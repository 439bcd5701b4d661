import { profileTextNames, profileTextsFrom, profileTextsOf, type Account, type CurrentUser } from '@skein/contract'
import {
  serverMessageOf,
  useAccount,
  useChangeEmail,
  useChangeUsername,
  useSendConfirmation,
  useUpdateProfile,
  useViewer,
} from '@skein/data'
import { Button, Notice, NoticeAction, toast } from '@skein/design-system'
import { PasswordField, TextField, useTextForm } from '@skein/feature-form'
import { resolverOf } from '@skein/feature-form/resolver'
import { ProfileTextFields, profileWords } from '@skein/feature-person/profile-form'
import { useMessages } from '@skein/i18n'
import { useWatch } from 'react-hook-form'
import { fieldErrors, failureOf } from '../failure.ts'
import { Section } from '../Section.tsx'
import { accountSchema, addressOf } from './account.schema.ts'

const names = ['username', 'email', 'currentPassword', ...profileTextNames] as const
type Name = (typeof names)[number]

const resolver = resolverOf(accountSchema)

/** Username, email, bio, location, website, and 'Save Changes' (specification §2.11). */
export function ProfileSection() {
  const viewer = useViewer()
  const { data: account } = useAccount()
  return viewer && <ProfileForm key={viewer.id} viewer={viewer} account={account} />
}

function ProfileForm({ viewer, account }: { viewer: CurrentUser; account: Account | undefined }) {
  const m = useMessages('settings')
  const profileEdit = useMessages('profileEdit')
  const profile = useUpdateProfile()
  const username = useChangeUsername()
  const email = useChangeEmail()
  const saved: Record<Name, string> = {
    username: viewer.username,
    email: account?.pendingEmail ?? account?.email ?? viewer.email,
    currentPassword: '',
    ...profileTextsOf(viewer),
    website: viewer.website.replace(/^https:\/\//, ''),
  }
  const textForm = useTextForm({
    names,
    resolver,
    saved,
    wordsOf: profileWords(profileEdit),
    async onValid(read) {
      try {
        // The link that was sent is the last word where the address changes.
        const isAddressAsked = isNew(read('email'))
        await save(read)
        if (!isAddressAsked) toast({ title: m.saved() })
      } catch (error) {
        if (!refuse(fieldErrors(error, m)))
          toast({ title: m.notSaved(), description: failureOf(error, m), tone: 'danger' })
      }
    },
  })
  const { form, field, formProps, isSubmitting, isDirty, refuse } = textForm
  const isNew = (address: string) => address.trim().toLowerCase() !== saved.email
  const isNewAddress = isNew(useWatch({ control: form.control, name: 'email' }) ?? '')

  /** From now on this is what is saved. */
  const kept = (name: Name, value: string) => form.resetField(name, { defaultValue: value })

  /** One after the other; what was kept stays kept, and what was refused stays written with its reason. */
  async function save(read: (name: Name) => string): Promise<void> {
    if (profileTextNames.some((name) => read(name) !== saved[name])) {
      const change = { ...profileTextsFrom(read), website: addressOf(read('website')) }
      await profile.mutateAsync({ id: viewer.id, change })
      for (const name of profileTextNames) kept(name, read(name))
    }
    if (read('username') !== saved.username) {
      await username.mutateAsync(read('username'))
      kept('username', read('username'))
    }
    if (isNew(read('email'))) {
      await email.mutateAsync({ email: read('email'), currentPassword: read('currentPassword') })
      kept('email', read('email').trim().toLowerCase())
      kept('currentPassword', '')
      toast({ title: m.linkSent(), description: m.linkSentText({ email: read('email').trim().toLowerCase() }) })
    }
  }

  return (
    <Section id="settings-profile" title={m.account()} about={m.accountAbout()}>
      <form {...formProps} aria-labelledby="settings-profile">
        <div className="grid gap-16 rail:grid-cols-2">
          <TextField
            {...field('username')}
            label={m.username()}
            dir="ltr"
            start="@"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField {...field('email')} label={m.email()} type="email" autoComplete="email" />
          {isNewAddress && (
            <PasswordField
              {...field('currentPassword')}
              label={m.currentPassword()}
              description={m.passwordForEmail()}
              fieldClass="rail:col-span-2"
            />
          )}
          <ProfileTextFields form={textForm} withoutScheme />
        </div>
        {account !== undefined && <EmailState account={account} />}
        <div className="mt-16 flex flex-wrap items-center justify-end gap-16">
          {isDirty && <p className="text-control text-text-muted">{m.unsaved()}</p>}
          <Button
            type="submit"
            size="md"
            className="max-rail:w-full"
            disabled={!isDirty}
            loading={isSubmitting}
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
      toast({ title: m.linkNotSent(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })
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
