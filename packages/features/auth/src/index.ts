/** Sign-in and registration (specification §2.13). The forms' checks are a chunk of their own, fetched when the first field is left. */
export type { AuthView } from './AuthParts.tsx'
export { AuthScreen, AddAccountScreen, RegisterScreen, type AuthScreenProps } from './AuthScreen.tsx'
export { SignInScreen } from './SignInScreen.tsx'
