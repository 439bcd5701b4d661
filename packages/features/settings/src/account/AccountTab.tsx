import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { StandingSection } from './StandingSection.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'

/** Who the member is, and how the account is signed in to (specification §2.11). */
export function AccountTab() {
  return (
    <>
      <StandingSection />
      <ProfileSection />
      <PasswordSection />
      <TwoStepSection />
      <PasskeysSection />
      <SessionsSection />
      <ReviewSection />
    </>
  )
}
