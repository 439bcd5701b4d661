/** When a story's page has come to rest: what is looked at, or listened to, is the same in every run. */
import { named } from './named.ts'

/** Whether an image stands in the picture. One far below is not loaded before somebody scrolls near it, so nobody waits for it. */
function isInSight(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

export const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Whether an animation comes to its end by itself. */
const ends = (animation: Animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
const isUnderWay = (animation: Animation) => animation.playState === 'running' && ends(animation)

/** What turns for ever is shown as it would be without turning. */
const holdStill = (animation: Animation) => animation.cancel()

/**
 * Brings an animation to its end. It is hurried there, not cut short: the browser's compositor would go on showing where the movement
 * began.
 */
function arrive(animation: Animation): Promise<unknown> {
  animation.updatePlaybackRate(1000)
  // One that is broken off has arrived as well.
  return animation.finished.catch(() => undefined)
}

/** Which animation it is, in an error. */
function nameOf(animation: Animation): string {
  const { effect } = animation
  const target = effect instanceof KeyframeEffect ? effect.target : null
  const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.id
  return `${what || animation.constructor.name} of <${target?.tagName.toLowerCase()} class="${target?.getAttribute('class')}">`
}

/** What sets off another movement so many times in a row never stops. */
const manyRounds = 300

/** What was on its way to another place or colour has arrived. */
async function arrived(): Promise<void> {
  let under: Animation[]
  let round = 0
  do {
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const animation of animations) if (!ends(animation)) holdStill(animation)
    await Promise.all(animations.filter(ends).map((one) => named(`the end of ${nameOf(one)}`, arrive(one))))
    // What has arrived is painted with the next frames, and may set off another.
    await named('two frames', twoFrames())
    under = document.getAnimations().filter(isUnderWay)
    round += 1
    if (round > manyRounds) throw new Error(`Never at rest: ${under.map(nameOf).join(', ')}`)
  } while (under.length > 0)
}

/** Fonts, pictures in sight and frames are there, and nothing moves. */
export async function atRest(): Promise<void> {
  await named('the fonts', document.fonts.ready)
  const pictures = [...document.images].filter(isInSight)
  await Promise.all(
    pictures.map((image) =>
      named(
        `the picture ${image.src.slice(0, 100)}`,
        image.decode().catch(() => undefined),
      ),
    ),
  )
  await arrived()
}
