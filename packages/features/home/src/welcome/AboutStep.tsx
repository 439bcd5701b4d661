import type { CurrentUser } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError, serverMessageOf, useUpdateProfile, useViewer } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { FieldCounter, LongTextField, useTextForm } from '@skein/feature-form'
import { resolverOf } from '@skein/feature-form/resolver'
import { PhotoField, usePhotoChange } from '@skein/feature-person/photo'
import { bioSchema, profileWords } from '@skein/feature-person/profile-form'
import { useMessages } from '@skein/i18n'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './step-props.ts'

const resolver = resolverOf(bioSchema)

/** A picture and a line about oneself. This is the one time that an unfinished profile is spoken of. */
export function AboutStep({ onNext }: StepProps) {
  const viewer = useViewer()
  return viewer && <AboutForm viewer={viewer} onNext={onNext} />
}

function AboutForm({ viewer, onNext }: StepProps & { viewer: CurrentUser }) {
  const m = useMessages('welcome')
  const profileEdit = useMessages('profileEdit')
  const photo = usePhotoChange()
  const { mutateAsync } = useUpdateProfile()
  const { form, field, formProps, isSubmitting, refuse } = useTextForm({
    names: ['bio'] as const,
    resolver,
    wordsOf: profileWords(profileEdit),
    async onValid(read) {
      const bio = read('bio').trim()
      const sent = await photo.send()
      if (sent === undefined) return
      const change = { ...sent, ...(bio !== viewer.bio && { bio }) }
      try {
        if (Object.keys(change).length > 0) await mutateAsync({ id: viewer.id, change })
        onNext()
      } catch (error) {
        const isPhotoRefused = photo.refuse(error)
        if (!refuse(error instanceof ApiError ? error.fields : {}) && !isPhotoRefused)
          toast({
            title: profileEdit.saveFailed(),
            description: serverMessageOf(error) ?? profileEdit.saveFailedText(),
            tone: 'danger',
          })
      }
    },
  })
  return (
    <form {...formProps} aria-label={m.aboutYou()}>
      <p className="mt-8 mb-16 text-label/22 text-text-muted">{m.aboutText()}</p>
      <PhotoField name={viewer.name} username={viewer.username} avatar={viewer.avatar} {...photo.fieldProps} />
      <LongTextField
        {...field('bio')}
        label={m.bio()}
        labelEnd={<FieldCounter control={form.control} name="bio" limit={limits.bio.max} />}
        placeholder={m.bioHint()}
        fieldClass="mt-16"
        autosize
        rows={2}
      />
      <StepFoot onSkip={onNext}>
        <Button type="submit" loading={isSubmitting} loadingLabel={profileEdit.saving()}>
          {m.saveAndGoOn()}
        </Button>
      </StepFoot>
    </form>
  )
}
