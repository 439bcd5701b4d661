/** The frame as a chunk of its own: the sign-in screen stands without it. */
export { AppShell } from '@skein/feature-shell'
