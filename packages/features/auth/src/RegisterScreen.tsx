import { useState } from 'react'
import type { RegistrationMode } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { AuthFrame } from './AuthFrame.tsx'
import { Heading, Switch, type ViewProps } from './AuthParts.tsx'
import { MemberPreview } from './preview/MemberPreview.tsx'
import { RegisterForm } from './RegisterForm.tsx'

type RegisterScreenProps = ViewProps & {
  /** How accounts are made here. */
  mode?: RegistrationMode | undefined
}

/** 'Join' (specification §2.13). Where accounts are approved first, it ends with a word about the wait. */
export function RegisterScreen({ mode = 'open', onSignedIn, onSwitch, isFresh = false }: RegisterScreenProps) {
  const m = useMessages('auth')
  const more = useMessages('authMore')
  const [written, setWritten] = useState({ name: '', username: '' })
  const [applied, setApplied] = useState<string>()
  if (applied !== undefined)
    return (
      <AuthFrame preview={<MemberPreview name={written.name} username={written.username} />}>
        <Heading title={more.waitingTitle()} subtitle={more.waitingText({ username: applied })} isFresh />
        <Switch question={m.alreadyMember()} answer={m.signIn()} view="sign-in" onSwitch={onSwitch} />
      </AuthFrame>
    )
  return (
    <AuthFrame preview={<MemberPreview name={written.name} username={written.username} />} isTall>
      <Heading
        title={m.join()}
        subtitle={mode === 'approval' ? more.approvalLine() : m.joinSubtitle()}
        isFresh={isFresh}
      />
      <div className="mt-20">
        <RegisterForm mode={mode} onWrite={setWritten} onSignedIn={onSignedIn} onApplied={setApplied} />
      </div>
      <Switch question={m.alreadyMember()} answer={m.signIn()} view="sign-in" onSwitch={onSwitch} />
    </AuthFrame>
  )
}
