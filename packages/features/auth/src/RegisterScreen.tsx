import { useState } from 'react'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading, Switch, type ViewProps } from './AuthParts.tsx'
import { MemberPreview } from './preview/MemberPreview.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** 'Join' (specification §2.13). */
export function RegisterScreen({ onSignedIn, onSwitch, isFresh = false }: ViewProps) {
  const m = useMessages('auth')
  const [written, setWritten] = useState({ name: '', username: '' })
  return (
    <AuthFrame preview={<MemberPreview name={written.name} username={written.username} />} isTall>
      <Heading title={m.join()} subtitle={m.joinSubtitle()} isFresh={isFresh} />
      <div className="mt-20">
        <RegisterForm onWrite={setWritten} onSignedIn={onSignedIn} />
      </div>
      <Switch question={m.alreadyMember()} answer={m.signIn()} view="sign-in" onSwitch={onSwitch} />
    </AuthFrame>
  )
}
