export { DesignSystemProvider, type DesignSystemProviderProps } from './DesignSystemProvider.tsx'
export { useLocale, useWords, type Words } from './words.ts'
