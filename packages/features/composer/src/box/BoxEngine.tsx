import type { BoxEngineProps } from './box-view.ts'
import { useBoxEngine } from './use-box-engine.ts'

export { BoxDraftCard, BoxDraftLine } from './BoxDraftLine.tsx'

/** The short box at work, with its dialog: a chunk of its own, fetched when somebody is about to write. */
export function BoxEngine(props: BoxEngineProps) {
  return useBoxEngine(props)
}
