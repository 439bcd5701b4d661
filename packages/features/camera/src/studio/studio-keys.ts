/** The keys of the studio, executed by a test. */
export const studioKeys = [
  { key: 'R', when: 'focus is in the studio and no text is typed', does: 'starts recording, or stops it' },
  { key: 'Space', when: 'in photo and story, and focus is on no control', does: 'takes a photo' },
  { key: 'F', when: 'the picture shows and nothing is recorded', does: 'switches between front and rear camera' },
  { key: 'Escape', when: 'it counts down', does: 'cancels the countdown' },
  {
    key: 'ArrowRight',
    when: 'focus is on an end of the trim',
    does: 'moves it by a tenth of a second; Page Up by a second',
  },
  { key: 'Tab', when: 'always', does: 'moves between the controls; once it records, focus is on Stop' },
] as const
