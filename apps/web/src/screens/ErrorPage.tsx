export { ErrorScreen } from '@skein/feature-shell'
