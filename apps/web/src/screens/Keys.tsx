export { Keys } from '@skein/feature-shell/keys'
