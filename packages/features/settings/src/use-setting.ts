import { useState } from 'react'
import { serverMessageOf, useSettings, useUpdateSettings, type SettingsChange } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/**
 * The settings with the way to change them: at once, with 'Saved' beside what changed, or a toast where it could not be kept. 'Saved'
 * stands until the next change, which is then said anew: nobody has to read it within a time.
 */
export function useSetting() {
  const m = useMessages('settings')
  const { data: settings } = useSettings()
  const { mutateAsync } = useUpdateSettings()
  const [isSaved, setSaved] = useState(false)

  const change = async (what: SettingsChange): Promise<boolean> => {
    setSaved(false)
    try {
      await mutateAsync(what)
      setSaved(true)
      return true
    } catch (error) {
      toast({ title: m.notSaved(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })
      return false
    }
  }
  return { settings, change, isSaved }
}
