import { useEffect, useId, useState } from 'react'
import { timezones } from '@skein/contract/limits'
import { Button } from '@skein/design-system'
import { formatDate, useLanguage, useMessages, zoneOf } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { useSetting } from '../use-setting.ts'
import { ChoiceCard } from './ChoiceCard.tsx'

const minuteMs = 60_000

/** The present minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(new Date())
          wait()
        },
        minuteMs - (Date.now() % minuteMs),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}

/** The zone in which times are shown, each with its time now; the device's own until one is chosen. */
export function TimezoneSection() {
  const m = useMessages('settings')
  const id = useId()
  const language = useLanguage()
  const now = useMinute()
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  const { timezone: chosen } = settings
  return (
    <Section
      id="settings-timezone"
      title={m.timezone()}
      about={chosen === null ? m.timezoneOfDevice() : m.timezoneAbout()}
      isSaved={isSaved}
    >
      <div role="radiogroup" aria-labelledby="settings-timezone" className="grid gap-8 rail:grid-cols-2">
        {timezones.map((timezone) => (
          <ChoiceCard
            key={timezone}
            name={id}
            value={timezone}
            isChosen={timezone === chosen}
            onChoose={() => void change({ timezone })}
            label={timezone.toUpperCase()}
            end={
              <time className="font-normal text-text-muted tabular-nums">
                {formatDate(language, now, {
                  hour: '2-digit',
                  minute: '2-digit',
                  hourCycle: 'h23',
                  timeZone: zoneOf(timezone),
                })}
              </time>
            }
          />
        ))}
      </div>
      {chosen !== null && (
        <div className="mt-12 flex justify-end">
          <Button variant="ghost" onClick={() => void change({ timezone: null })}>
            {m.deviceZone()}
          </Button>
        </div>
      )}
    </Section>
  )
}
