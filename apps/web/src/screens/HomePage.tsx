export { HomeScreen } from '@skein/feature-home'
