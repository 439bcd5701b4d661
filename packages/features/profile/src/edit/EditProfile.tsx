import { useEffect, useId, useState } from 'react'
import { profileTextsFrom, profileTextsOf, type PublicUser } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError, serverMessageOf, useUpdateProfile } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { FieldCounter, TextField, useTextForm } from '@skein/feature-form'
import { resolverOf } from '@skein/feature-form/resolver'
import { PhotoField, usePhotoChange } from '@skein/feature-person/photo'
import { profileSchema, ProfileTextFields, profileWords } from '@skein/feature-person/profile-form'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'
import { changesOf, fieldNames, type ProfileFields } from './changes.ts'

type EditProfileProps = { user: PublicUser; onDone: () => void }

const resolver = resolverOf(profileSchema)

/**
 * 'Edit Profile' (specification §2.10): name, bio, location, website and the photo, with Save and Cancel. What is wrong shows at its
 * field after Save or on leaving it, and goes as soon as it is right; a failed save stays open with everything as it was typed.
 */
export function EditProfile({ user, onDone }: EditProfileProps) {
  const m = useMessages('profileEdit')
  const formId = useId()
  const saved: ProfileFields = { name: user.name, ...profileTextsOf(user) }
  const photo = usePhotoChange()
  const [isLeaving, setLeaving] = useState(false)
  const { mutateAsync } = useUpdateProfile()
  const textForm = useTextForm({
    names: fieldNames,
    resolver,
    saved,
    wordsOf: profileWords(m),
    onValid: (read) => save({ name: read('name'), ...profileTextsFrom(read) }),
  })
  const { form, field, formProps, isSubmitting, refuse } = textForm
  const isDirty = textForm.isDirty || photo.isChanged

  useEffect(() => form.setFocus('name'), [form])
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  async function save(fields: ProfileFields) {
    const changes = changesOf(saved, fields)
    if (Object.keys(changes).length === 0 && !photo.isChanged) return onDone()
    const sent = await photo.send()
    if (sent === undefined) return undefined
    try {
      await mutateAsync({ id: user.id, change: { ...changes, ...sent } })
    } catch (error) {
      const isPhotoRefused = photo.refuse(error)
      if (!refuse(error instanceof ApiError ? error.fields : {}) && !isPhotoRefused)
        toast({
          title: m.saveFailed(),
          description: serverMessageOf(error) ?? m.saveFailedText(),
          tone: 'danger',
        })
      return undefined
    }
    toast({ title: m.saved() })
    return onDone()
  }
  const cancel = () => {
    if (isDirty) setLeaving(true)
    else onDone()
  }
  return (
    <section aria-labelledby={`${formId}-title`}>
      <div className="sticky top-52 z-10 grid min-h-52 grid-cols-[1fr_auto_1fr] items-center gap-12 border-b border-border bg-surface px-16">
        <Button variant="ghost" onClick={cancel} className="-ms-12 w-fit pointer-coarse:min-h-44">
          {m.cancel()}
        </Button>
        <h2 id={`${formId}-title`} className="text-lead font-bold">
          {m.editProfile()}
        </h2>
        <Button
          type="submit"
          form={formId}
          loading={isSubmitting}
          loadingLabel={m.saving()}
          className="justify-self-end pointer-coarse:min-h-44"
        >
          {m.save()}
        </Button>
      </div>
      <form
        id={formId}
        {...formProps}
        aria-labelledby={`${formId}-title`}
        className="grid grid-cols-2 gap-x-16 gap-y-20 px-16 py-24 max-rail:grid-cols-1 max-rail:gap-y-16"
      >
        <div className="col-span-full">
          <PhotoField name={user.name} username={user.username} avatar={user.avatar} {...photo.fieldProps} />
        </div>
        <TextField
          {...field('name')}
          label={m.name()}
          labelEnd={<FieldCounter control={form.control} name="name" limit={limits.name.max} />}
          fieldClass="col-span-full"
          autoComplete="name"
        />
        <ProfileTextFields form={textForm} />
      </form>
      <ConfirmDialog
        title={m.leaveTitle()}
        text={m.leaveText()}
        cancel={m.keepEditing()}
        confirm={m.discard()}
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        onConfirm={() => {
          setLeaving(false)
          onDone()
        }}
      />
    </section>
  )
}
