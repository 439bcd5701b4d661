import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { PublicUser } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError, serverMessageOf, upload, useUpdateProfile } from '@skein/data'
import { Button, Field, GraphemeCounter, Input, Textarea, toast } from '@skein/design-system'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'
import { PhotoField, type PhotoChange } from './PhotoField.tsx'
import { changesOf, fieldNames, problemOf, type FieldName, type ProfileFields } from './profile-form.ts'

type EditProfileProps = { user: PublicUser; onDone: () => void }

/** What the server, or this form, says of a field. */
type Errors = Partial<Record<FieldName, string>>

/**
 * 'Edit Profile' (specification §2.10): name, bio, location, website and the photo, with Save and Cancel. What is wrong shows at its
 * field after Save or on leaving it, and goes as soon as it is right; a failed save stays open with everything as it was typed.
 */
export function EditProfile({ user, onDone }: EditProfileProps) {
  const m = useMessages('profileEdit')
  const formId = useId()
  const saved: ProfileFields = { name: user.name, bio: user.bio, location: user.location, website: user.website }
  const [fields, setFields] = useState(saved)
  const [checked, setChecked] = useState<ReadonlySet<FieldName>>(new Set())
  const [refused, setRefused] = useState<Errors>({})
  const [photo, setPhoto] = useState<PhotoChange>({ kind: 'none' })
  const [photoError, setPhotoError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { mutateAsync } = useUpdateProfile()
  const changes = changesOf(saved, fields)
  const isDirty = Object.keys(changes).length > 0 || photo.kind !== 'none'

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[name=name]')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  useEffect(() => {
    if (photo.kind !== 'chosen') return undefined
    return () => URL.revokeObjectURL(photo.address)
  }, [photo])

  const errorOf = (field: FieldName): string | undefined => {
    const problem = checked.has(field) ? problemOf(field, fields[field]) : undefined
    if (problem === 'blank') return m.nameBlank()
    if (problem === 'website') return m.websiteInvalid()
    if (problem === 'long') return m.nameLong({ max: String(limits[field].max) })
    return refused[field]
  }
  const change = (field: FieldName, value: string) => {
    setFields((now) => ({ ...now, [field]: value }))
    setRefused(({ [field]: _gone, ...rest }) => rest)
  }
  const check = (...names: readonly FieldName[]) => setChecked((now) => new Set([...now, ...names]))
  const focusOn = (field: FieldName | undefined) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()

  /** @returns the address of the new photo, null for none, nothing where it stays */
  const sendPhoto = async (): Promise<string | null | undefined> => {
    if (photo.kind === 'removed') return null
    if (photo.kind === 'none') return undefined
    return (await upload(photo.blob, { kind: 'image' })).url
  }
  const save = async () => {
    check(...fieldNames)
    const wrong = fieldNames.find((field) => problemOf(field, fields[field]) !== undefined)
    if (wrong !== undefined) return focusOn(wrong)
    if (!isDirty) return onDone()
    setSending(true)
    try {
      let avatar: string | null | undefined
      try {
        avatar = await sendPhoto()
      } catch (error) {
        setPhotoError(serverMessageOf(error) ?? m.photoFailed())
        return undefined
      }
      await mutateAsync({ id: user.id, change: { ...changes, ...(avatar === undefined ? {} : { avatar }) } })
      toast({ title: m.saved() })
      onDone()
    } catch (error) {
      const named = error instanceof ApiError ? error.fields : {}
      setRefused(named)
      if (named['avatar'] !== undefined) setPhotoError(named['avatar'])
      const first = fieldNames.find((field) => named[field] !== undefined)
      focusOn(first)
      if (first === undefined && named['avatar'] === undefined)
        toast({
          title: m.saveFailed(),
          description: serverMessageOf(error) ?? m.saveFailedText(),
          variant: 'destructive',
        })
    } finally {
      setSending(false)
    }
    return undefined
  }
  const cancel = () => {
    if (isDirty) setLeaving(true)
    else onDone()
  }
  const text = (field: Exclude<FieldName, 'bio'>) => ({
    name: field,
    value: fields[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    onBlur: () => check(field),
  })
  const counter = (field: FieldName) => <GraphemeCounter value={fields[field]} limit={limits[field].max} />

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
          loading={isSending}
          loadingLabel={m.saving()}
          className="justify-self-end pointer-coarse:min-h-44"
        >
          {m.save()}
        </Button>
      </div>
      <form
        id={formId}
        ref={form}
        noValidate
        aria-labelledby={`${formId}-title`}
        className="grid grid-cols-2 gap-x-16 gap-y-20 px-16 py-24 max-rail:grid-cols-1 max-rail:gap-y-16"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isSending) void save()
        }}
      >
        <div className="col-span-full">
          <PhotoField
            name={user.name}
            username={user.username}
            avatar={user.avatar}
            change={photo}
            onChange={setPhoto}
            error={photoError}
            onError={setPhotoError}
          />
        </div>
        <Field label={m.name()} error={errorOf('name')} labelEnd={counter('name')} className="col-span-full">
          <Input {...text('name')} autoComplete="name" />
        </Field>
        <Field label={m.bio()} error={errorOf('bio')} labelEnd={counter('bio')} className="col-span-full">
          <Textarea
            name="bio"
            autosize
            rows={3}
            value={fields.bio}
            onChange={(event) => change('bio', event.target.value)}
            onBlur={() => check('bio')}
          />
        </Field>
        <Field label={m.location()} error={errorOf('location')} labelEnd={counter('location')}>
          <Input {...text('location')} autoComplete="address-level2" />
        </Field>
        <Field label={m.website()} error={errorOf('website')}>
          <Input {...text('website')} inputMode="url" autoComplete="url" autoCapitalize="none" />
        </Field>
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
