const names: Record<string, string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' }

/** A member's language as an instruction names it; English where it is unknown. */
export const languageNameOf = (language: string): string => names[language] ?? 'English'
