import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'

/** The steps of the history that were shown in this tab. */
const shown = new Set<string>()

/** Whether this step of the history was shown before: somebody went back or forward to it, and its place on the page is found again. */
export function useReturning(): boolean {
  const key = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href })
  const [step, setStep] = useState(() => ({ key, isReturning: shown.has(key) }))
  if (step.key !== key) setStep({ key, isReturning: shown.has(key) })
  useEffect(() => void shown.add(key), [key])
  return step.isReturning
}
