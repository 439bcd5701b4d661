import { useCallback, useState } from 'react'

/**
 * What is loaded when it is first wanted and does without until then: a failure leaves things as they are, and the next wish tries again.
 * @param load must keep its identity.
 */
export function useLate<T>(load: () => Promise<T>): readonly [T | undefined, () => void] {
  const [loaded, setLoaded] = useState<{ value: T }>()
  const want = useCallback(() => {
    const run = async () => {
      try {
        const value = await load()
        setLoaded((known) => known ?? { value })
      } catch {
        // It is a convenience: the box works without it.
      }
    }
    void run()
  }, [load])
  return [loaded?.value, want]
}
