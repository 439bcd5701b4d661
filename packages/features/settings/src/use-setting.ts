import { useEffect, useState } from 'react'
import { serverMessageOf, useSettings, useUpdateSettings, type SettingsChange } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** How long 'Saved' stands, in milliseconds. */
const savedMs = 2000

/** The settings with the way to change them: at once, with 'Saved' beside what changed, or a toast where it could not be kept. */
export function useSetting() {
  const m = useMessages('settings')
  const { data: settings } = useSettings()
  const { mutateAsync } = useUpdateSettings()
  const [isSaved, setSaved] = useState(0)
  useEffect(() => {
    if (isSaved === 0) return undefined
    const timer = setTimeout(() => setSaved(0), savedMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  const change = async (what: SettingsChange): Promise<boolean> => {
    try {
      await mutateAsync(what)
      setSaved((count) => count + 1)
      return true
    } catch (error) {
      toast({ title: m.notSaved(), description: serverMessageOf(error) ?? m.tryAgain(), variant: 'destructive' })
      return false
    }
  }
  return { settings, change, isSaved: isSaved > 0 }
}
