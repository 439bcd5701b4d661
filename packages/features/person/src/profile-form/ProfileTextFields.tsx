import type { ProfileTextName } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { FieldCounter, LongTextField, TextField, type useTextForm } from '@skein/feature-form'
import { useMessages } from '@skein/i18n'
import { useWatch } from 'react-hook-form'

type ProfileTextFieldsProps = {
  form: Pick<ReturnType<typeof useTextForm<ProfileTextName>>, 'field' | 'form'>
  /** The address is written without `https://`, which stands before it. */
  withoutScheme?: boolean
}

/** Bio, location and website, for a grid of two columns: as 'Edit Profile' and the settings have them (specification §2.10, §2.11). */
export function ProfileTextFields({ form: { field, form }, withoutScheme = false }: ProfileTextFieldsProps) {
  const m = useMessages('profileEdit')
  // One that says another scheme keeps it, and nothing stands before it.
  const hasScheme = /^http:\/\//i.test(useWatch({ control: form.control, name: 'website' }) ?? '')
  const counter = (name: 'bio' | 'location') => (
    <FieldCounter control={form.control} name={name} limit={limits[name].max} />
  )
  return (
    <>
      <LongTextField
        {...field('bio')}
        label={m.bio()}
        labelEnd={counter('bio')}
        fieldClass="col-span-full"
        autosize
        rows={3}
      />
      <TextField
        {...field('location')}
        label={m.location()}
        labelEnd={counter('location')}
        autoComplete="address-level2"
      />
      <TextField
        {...field('website')}
        label={m.website()}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...(withoutScheme && { ...(!hasScheme && { start: 'https://' }), dir: 'ltr', spellCheck: false })}
      />
    </>
  )
}
