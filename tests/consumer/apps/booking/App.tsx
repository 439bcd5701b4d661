import './booking.css'
import { Button } from '@skein/design-system/button'
import { Card } from '@skein/design-system/card'
import { ArrowLeftIcon } from '@skein/design-system/icon'
import { Progress } from '@skein/design-system/progress'
import { useEffect, useRef } from 'react'
import { ThemeMenu } from '../shared/ThemeMenu.tsx'
import { useFirstError } from '../shared/use-first-error.ts'
import { Booked } from './Booked.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { Price } from './Price.tsx'
import { RoomStep } from './RoomStep.tsx'
import { StayStep } from './StayStep.tsx'
import { steps } from './steps.ts'
import { useBooking } from './use-booking.ts'
import { YouStep } from './YouStep.tsx'

const fields = { stay: StayStep, room: RoomStep, you: YouStep }

/** A stay in four steps. */
export function App() {
  const { booking, step, index, errors, refusals, code, isBusy, number, setCode, change, back, next } = useBooking()
  const form = useFirstError(refusals)
  const heading = useStepFocus(index)
  const Fields = step.id === 'confirm' ? undefined : fields[step.id]

  return (
    <main className="page booking">
      <header className="row">
        <h1 className="title grow">Book a stay</h1>
        <ThemeMenu />
      </header>
      <div className="columns">
        {number === undefined ? (
          <Card as="section" aria-labelledby="step" className="padded">
            <form
              ref={form}
              noValidate
              className="stack"
              onSubmit={(event) => {
                event.preventDefault()
                next()
              }}
            >
              <Progress
                label={`Step ${index + 1} of ${steps.length}`}
                value={index + 1}
                max={steps.length}
                valueText={step.title}
              />
              <h2 id="step" ref={heading} tabIndex={-1} className="heading">
                {step.title}
              </h2>
              {Fields ? (
                <Fields booking={booking} errors={errors} onChange={change} />
              ) : (
                <ConfirmStep booking={booking} code={code} error={errors.code} onCodeChange={setCode} />
              )}
              <div className="row ends">
                {index > 0 && (
                  <Button variant="quiet" iconStart={<ArrowLeftIcon size={18} />} onClick={back}>
                    Back
                  </Button>
                )}
                <Button type="submit" loading={isBusy}>
                  {index === steps.length - 1 ? 'Book' : 'Continue'}
                </Button>
              </div>
            </form>
          </Card>
        ) : (
          <Booked booking={booking} number={number} />
        )}
        <Price booking={booking} />
      </div>
    </main>
  )
}

/** @returns a ref for the heading: it takes the focus with every step but the first, so that reading goes on from there */
function useStepFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current !== index) heading.current?.focus()
    before.current = index
  }, [index])
  return heading
}
