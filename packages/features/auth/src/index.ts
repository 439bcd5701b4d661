/** Sign-in and registration (specification §2.13). The forms' checks are a chunk of their own, fetched on first focus. */
export { AuthScreen, RegisterScreen, SignInScreen, type AuthScreenProps, type AuthView } from './AuthScreen.tsx'
