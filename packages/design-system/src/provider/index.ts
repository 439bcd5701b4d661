export { DesignSystemProvider, type DesignSystemProviderProps } from './DesignSystemProvider.tsx'
export {
  defineWords,
  translate,
  useLocale,
  useWords,
  useWordSet,
  type Translation,
  type Words,
  type WordSet,
} from './words.ts'
