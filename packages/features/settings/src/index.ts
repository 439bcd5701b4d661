/** Settings and the account's life (specification §2.11). */
export { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx'
export { searchOf, tabOf, type SettingsTab } from './settings-tabs.ts'
