import { addons } from 'storybook/manager-api'
import { faceOf, systemTheme } from './theme.ts'

addons.setConfig({ theme: faceOf(systemTheme()), sidebar: { showRoots: true } })
