'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { CameraIcon, CameraOffIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { recorderControlWords } from './recorder-controls.words.ts'
import { mark, message, text as textStyle, title as titleStyle, ways } from './RecorderMessage.css.ts'
import { waiting } from './stage.css.ts'
import type { RecorderState } from './recorder.reducer.ts'
import { errorText, recorderWords } from './recorder.words.ts'

export type RecorderMessageProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  state: RecorderState
  onTurnOn: () => void
  /** Another way on where there is no picture, such as choosing a file. */
  otherWay?: ReactNode
}

/**
 * What stands in place of the picture: why the camera is asked for (before it is), the waiting, or what went wrong and
 * the way on. The words are specification 8's. Nothing here is a live region: the recorder's steps are announced.
 */
export function RecorderMessage({ state, onTurnOn, otherWay, className, ...props }: RecorderMessageProps) {
  const words = useWordSet(recorderWords)
  const controls = useWordSet(recorderControlWords)
  if (state.status === 'requesting') {
    return (
      <div data-component="RecorderMessage" {...props} className={clsx(message, className)}>
        <span className={waiting} />
        <p className={titleStyle}>{controls.asking}</p>
        <p className={textStyle}>{controls.askingText}</p>
      </div>
    )
  }
  if (state.status !== 'idle' && state.status !== 'error') return null
  const failed = state.status === 'error'
  const { title, text } = failed
    ? errorText(state, words)
    : { title: words.accessRequiredTitle, text: words.accessRequiredText }
  const more = failed ? (state.reason === 'denied' ? controls.deniedHelp : undefined) : controls.privacy
  return (
    <div data-component="RecorderMessage" {...props} className={clsx(message, className)}>
      {failed ? <CameraOffIcon size={40} className={mark} /> : <CameraIcon size={40} className={mark} />}
      <p className={titleStyle}>{title}</p>
      <p className={textStyle}>{text}</p>
      {more !== undefined && <p className={textStyle}>{more}</p>}
      <div className={ways}>
        {!(failed && state.reason === 'unsupported') && (
          <Button size="md" data-way-on="" onClick={onTurnOn}>
            {failed ? controls.tryAgain : controls.turnOn}
          </Button>
        )}
        {otherWay}
      </div>
    </div>
  )
}
