/** The form of what a member tells of themself: on the profile, and in the settings. */
export { bioSchema, profileSchema, profileTexts } from './profile.schema.ts'
export { ProfileTextFields } from './ProfileTextFields.tsx'
export { profileWords } from './words.ts'
