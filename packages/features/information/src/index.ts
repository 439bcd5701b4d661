/** The nine information pages (specification §2.14). */
export { InformationScreen } from './InformationScreen.tsx'
export { pageIn, type PageName } from './pages.ts'
