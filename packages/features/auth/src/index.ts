/** Sign-in and registration (specification §2.13). The forms' checks are a chunk of their own, fetched on first focus. */
export type { AuthView } from './AuthParts.tsx'
export { AuthScreen, type AuthScreenProps } from './AuthScreen.tsx'
export { RegisterScreen } from './RegisterScreen.tsx'
export { SignInScreen } from './SignInScreen.tsx'
