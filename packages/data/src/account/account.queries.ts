/** How an account is signed in to, and its end (behaviour §2.11). */
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Account, Call, CurrentUser } from '@skein/contract'
import { call } from '../client/call.ts'
import { tellLoggedOut } from '../session/session-end.ts'
import { seedSession } from '../session/session.queries.ts'
import { enter } from '../session/use-sign-in.ts'

type Body<Name extends 'changePassword' | 'changeEmail' | 'deleteAccount' | 'addPasskey' | 'resetPassword'> =
  NonNullable<Call<Name>['body']>

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('getAccount', { signal }),
})

/** Address, two-step sign-in, passkeys and role of the member. */
export const useAccount = () => useQuery(accountQuery)

const change = (client: QueryClient, how: (account: Account) => Account) =>
  client.setQueryData(accountQuery.queryKey, (account) => account && how(account))

/** Changes the username; the viewer is known by it at once. */
export function useChangeUsername() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (username: string) => call('changeUsername', { body: { username } }),
    onSuccess: (viewer) => {
      seedSession(client, viewer)
      change(client, (account) => ({ ...account, username: viewer.username }))
    },
  })
}

/** Asks for another address; it changes when the link sent there is opened. */
export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changeEmail'>) => call('changeEmail', { body }),
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
  })
}

/** Sends the link that confirms the address again. */
export const useSendConfirmation = () => useMutation({ mutationFn: () => call('sendConfirmation') })

/** Changes the password; every other session ends. */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => call('changePassword', { body }),
    onSuccess: () => client.setQueryData(sessionsQuery.queryKey, (all) => all?.filter(({ current }) => current)),
  })
}

/** Signed-in browsers, this one first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('listSessions', { signal }),
})

export const useSessions = () => useQuery(sessionsQuery)

/** Ends one session, or, without an id, all but this one. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) => (id === undefined ? call('endOtherSessions') : call('endSession', { params: { id } })),
    onSuccess: (_, id) =>
      client.setQueryData(sessionsQuery.queryKey, (all) =>
        all?.filter((session) => (id === undefined ? session.current : session.id !== id)),
      ),
  })
}

/** A new secret for an authenticator app. */
export const useStartTwoStep = () =>
  useMutation({ mutationFn: (currentPassword: string) => call('startTwoStep', { body: { currentPassword } }) })

const counted = (client: QueryClient, { recoveryCodes }: { recoveryCodes: string[] }) =>
  change(client, (account) => ({ ...account, twoStep: true, recoveryCodesLeft: recoveryCodes.length }))

/** Turns two-step sign-in on by a first code; answers the recovery codes, which are shown this once. */
export function useConfirmTwoStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('confirmTwoStep', { body: { code } }),
    onSuccess: (answer) => void counted(client, answer),
  })
}

/** Turns two-step sign-in off. */
export function useEndTwoStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (currentPassword: string) => call('endTwoStep', { body: { currentPassword } }),
    onSuccess: () => void change(client, (account) => ({ ...account, twoStep: false, recoveryCodesLeft: 0 })),
  })
}

/** New recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (currentPassword: string) => call('renewRecoveryCodes', { body: { currentPassword } }),
    onSuccess: (answer) => void counted(client, answer),
  })
}

/** Makes a passkey: the browser asks its owner in between. @throws what the browser says when its owner declines */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ name, currentPassword }: { name: string; currentPassword: string }) {
      const options = await call('startPasskey', { body: { currentPassword } })
      const { createPasskey } = await import('./passkey-browser.ts')
      return call('addPasskey', { body: { name, response: await createPasskey(options) } })
    },
    onSuccess: (passkey) =>
      void change(client, (account) => ({ ...account, passkeys: [...account.passkeys, passkey] })),
  })
}

/** Forgets a passkey. */
export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, currentPassword }: { id: string; currentPassword: string }) =>
      call('removePasskey', { params: { id }, body: { currentPassword } }),
    onSuccess: (_, { id }) =>
      void change(client, (account) => ({ ...account, passkeys: account.passkeys.filter((one) => one.id !== id) })),
  })
}

/** Asks where the browser fetches the archive of the member's data: a zip of any size. */
export const usePrepareExport = () =>
  useMutation({ mutationFn: (currentPassword: string) => call('prepareExport', { body: { currentPassword } }) })

/** Closes the account; the page has to leave afterwards. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'deleteAccount'>) => call('deleteAccount', { body }),
    onSuccess: () => {
      tellLoggedOut()
      client.clear()
    },
  })
}

function useEnter<Input>(send: (input: Input) => Promise<CurrentUser>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (viewer) => enter(client, viewer),
  })
}

/** Finishes a sign-in with a one-time code or a recovery code. */
export const useSecondStep = () => useEnter((code: string) => call('secondStep', { body: { code } }))

/** Signs in with a passkey. @throws what the browser says when its owner declines */
export const usePasskeySignIn = () =>
  useEnter<void>(async () => {
    const options = await call('startPasskeySignIn')
    const { askForPasskey } = await import('./passkey-browser.ts')
    return call('passkeySignIn', { body: { response: await askForPasskey(options) } })
  })

/** Sends the link to set a new password; the answer is the same whether or not the address has an account. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => call('requestPasswordReset', { body: { email } }) })

/** Sets a new password with the token of the link. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Body<'resetPassword'>) => call('resetPassword', { body }) })

/** Takes back the replacement of a key for messages with the token of the link. */
export function useKeepKeyByLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('keepKeyByLink', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['own-key'] }),
  })
}

/** Confirms an address with the token of the link. */
export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('confirmEmail', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}
