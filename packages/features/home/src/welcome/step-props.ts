/** What each step gets of the card around it. */
export type StepProps = { onNext: () => void }

/** What the last one gets: opening something of it is having done it. */
export type LastStepProps = StepProps & { onUsed: () => void }
