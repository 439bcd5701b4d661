/** Passkeys in the browser: fetched when somebody presses for one. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Call } from '@skein/contract'

type Options = Call<'startPasskey'>['answer']
type Created = NonNullable<Call<'addPasskey'>['body']>['response']
type Used = NonNullable<Call<'passkeySignIn'>['body']>['response']

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

// The contract leaves WebAuthn's own options to the two libraries, which write and read them; the browser checks them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const creation = (options: Options) => options as unknown as CreationOptions
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const request = (options: Options) => options as unknown as RequestOptions

type Transport = NonNullable<Created['response']['transports']>[number]
const transports: readonly Transport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Has the browser make a passkey. @throws where its owner declines, or the device cannot */
export async function createPasskey(options: Options): Promise<Created> {
  const { id, rawId, response } = await startRegistration({ optionsJSON: creation(options) })
  const known = transports.filter((transport) => response.transports?.includes(transport) === true)
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: response.clientDataJSON,
      attestationObject: response.attestationObject,
      ...(known.length > 0 && { transports: known }),
    },
  }
}

/** Has the browser ask for a passkey. @throws where its owner declines, or there is none */
export async function askForPasskey(options: Options): Promise<Used> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON: request(options) })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  }
}
