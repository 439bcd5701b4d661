import { useState } from 'react'
import { toast } from '@skein/design-system'
import { loadMessages, useLanguage, useMessages } from '@skein/i18n'

/**
 * Code that is fetched when somebody reaches for it, with the messages it shows. Not `React.lazy`: that suspends the page around it, and
 * a fetch that failed once would fail for good.
 * @param load gives a component or a function; called again after a failure.
 */
export function useOnDemand<Code extends object>(load: () => Promise<Code>) {
  const language = useLanguage()
  const common = useMessages('common')
  const [code, setCode] = useState<{ of: Code }>()
  const [isLoading, setLoading] = useState(false)
  const fetchIt = async (): Promise<Code> => {
    const [loaded] = await Promise.all([load(), loadMessages(language, ['postMore'])])
    setCode({ of: loaded })
    return loaded
  }
  return {
    /** What was fetched, once it is there. */
    code: code?.of,
    isLoading,
    /** A sign of intent: fetches without a word. */
    warm: () => {
      if (code === undefined) void fetchIt().catch(() => undefined)
    },
    /** Somebody wants it now. Gives nothing where it could not be fetched, and says so. */
    fetch: async (): Promise<Code | undefined> => {
      if (code !== undefined) return code.of
      setLoading(true)
      try {
        return await fetchIt()
      } catch {
        toast({ title: common.networkError(), tone: 'danger' })
        return undefined
      } finally {
        setLoading(false)
      }
    },
  }
}
