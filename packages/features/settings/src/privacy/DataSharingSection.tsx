import { useId } from 'react'
import { dataSharing, dataSharingLevels } from '@skein/contract/limits'
import { CheckIcon, MinusIcon, VisuallyHidden } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'
import { useSetting } from '../use-setting.ts'

const uses = ['analytics', 'aiContext', 'adPersonalisation'] as const

/** Three levels, each a stated set of switches: the table says which (behaviour §2.11). It is drawn from what the server goes by. */
export function DataSharingSection() {
  const m = useMessages('settings')
  const id = useId()
  const { settings, change, isSaved } = useSetting()
  if (settings === undefined) return null
  const levels = { minimal: m.minimal(), balanced: m.balanced(), full: m.full() }
  const about = {
    analytics: [m.analytics(), m.analyticsAbout()],
    aiContext: [m.aiContext(), m.aiContextAbout()],
    adPersonalisation: [m.ads(), m.adsAbout()],
  } as const
  const chosen = settings.dataSharing
  return (
    <Section id="settings-sharing" title={m.dataSharing()} about={m.dataSharingAbout()} isSaved={isSaved}>
      <div
        role="radiogroup"
        aria-labelledby="settings-sharing"
        className="overflow-hidden rounded-card border border-border"
      >
        <table className="w-full table-fixed border-collapse text-control">
          <colgroup>
            <col />
            {dataSharingLevels.map((level) => (
              <col key={level} className="w-76 rail:w-104" />
            ))}
          </colgroup>
          <thead>
            <tr className="border-b border-border">
              <th scope="col" className="p-0">
                <VisuallyHidden>{m.sharedUse()}</VisuallyHidden>
              </th>
              {dataSharingLevels.map((level) => (
                <th
                  key={level}
                  scope="col"
                  className={`p-0 ${level === chosen ? 'bg-accent-soft text-accent-text' : ''}`}
                >
                  <label
                    htmlFor={`${id}-${level}`}
                    className="grid min-h-68 place-items-center content-center gap-8 py-8 font-semibold"
                  >
                    <input
                      id={`${id}-${level}`}
                      type="radio"
                      name={id}
                      checked={level === chosen}
                      onChange={() => void change({ dataSharing: level })}
                      className="size-18 accent-accent"
                    />
                    {levels[level]}
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {uses.map((use) => (
              <tr key={use} className="border-b border-border last:border-0">
                <th scope="row" className="px-16 py-8 text-start font-medium">
                  {about[use][0]}
                  <span className="block text-caption font-normal text-text-muted max-rail:hidden">
                    {about[use][1]}
                  </span>
                </th>
                {dataSharingLevels.map((level) => (
                  <td
                    key={level}
                    className={`text-center ${level === chosen ? 'bg-accent-soft text-accent-text' : 'text-text-muted'}`}
                  >
                    {dataSharing[level][use] ? (
                      <CheckIcon className="mx-auto" size={20} />
                    ) : (
                      <MinusIcon className="mx-auto" size={20} />
                    )}
                    <VisuallyHidden>{dataSharing[level][use] ? m.yes() : m.no()}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
