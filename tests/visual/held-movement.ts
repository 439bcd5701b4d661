/**
 * Set-up file of the round in which every movement is held at its start for a while (`MOVEMENT=held`, part of `npm run test:full`). A slow
 * machine does the same now and then: what fades in is there, and not yet seen. A story that looks once and does not wait fails here every
 * time, and not once in a hundred runs.
 */

/** Far longer (ms) than anything looks at once. */
const heldFor = 400

const known = new WeakSet<Animation>()

/** What turns for ever has no end to wait for. */
const ends = (animation: Animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))

function holdNewOnes(): void {
  for (const animation of document.getAnimations()) {
    if (known.has(animation) || !ends(animation)) continue
    known.add(animation)
    animation.pause()
    animation.currentTime = 0
    setTimeout(() => {
      if (animation.playState === 'paused') animation.play()
    }, heldFor)
  }
}

// Asked as soon as anything has changed: a frame later the movement would have begun.
new MutationObserver(holdNewOnes).observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  characterData: true,
})
