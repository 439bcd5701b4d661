import { useId, useRef } from 'react'
import { useUpdateSettings, useViewer, useWelcomeStep, type SettingsChange } from '@skein/data'
import { Card, IconButton, XIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AboutStep } from './AboutStep.tsx'
import { PeopleStep } from './PeopleStep.tsx'
import { TagsStep } from './TagsStep.tsx'

const steps = [AboutStep, PeopleStep, TagsStep] as const

/**
 * What somebody who has just come finds at the top of home: a picture and a line about oneself, people, tags. Every step can be passed
 * over and the whole card put away; either is remembered by the server, so that it comes on no other device again.
 * @param onGone it is put away, and focus has to go somewhere
 */
export function WelcomeCard({ onGone }: { onGone: () => void }) {
  const m = useMessages('welcome')
  const viewer = useViewer()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Who has told of themself already, on another device perhaps, is not asked again.
  const [step, setStep] = useWelcomeStep(viewer?.avatar != null || viewer?.bio ? 1 : 0)
  const { mutate } = useUpdateSettings()

  const end = (welcome: SettingsChange['welcome']) => {
    mutate({ welcome }, { onError: () => toast({ title: m.notKept(), tone: 'danger' }) })
  }
  const putAway = (welcome: SettingsChange['welcome']) => {
    end(welcome)
    onGone()
  }
  const next = () => {
    if (step + 1 >= steps.length) return putAway('done')
    setStep(step + 1)
    // It stays where it is, and reading goes on below it.
    return heading.current?.focus()
  }
  const Step = steps[step] ?? TagsStep
  return (
    <div className="border-b border-border p-16 max-rail:p-12">
      <Card as="section" aria-labelledby={id} className="px-16 pt-12 pb-16">
        <div className="flex items-center gap-12">
          <div className="min-w-0 flex-1">
            <h2 id={id} ref={heading} tabIndex={-1} className="text-lead font-bold outline-none">
              {m.title()}
            </h2>
            <p className="text-caption text-text-faint tabular-nums">
              {m.step({ step: String(step + 1), of: String(steps.length) })}
            </p>
          </div>
          <IconButton label={m.putAway()} icon={<XIcon />} onClick={() => putAway('skipped')} className="-me-8" />
        </div>
        <Step onNext={next} onUsed={() => end('done')} />
      </Card>
    </div>
  )
}
