/** The keyboard contract of the recorder: shown in the documentation and executed by a test, so it cannot lie. */
export const recorderKeys = [
  { key: 'R', when: 'focus is in the recorder and no text is typed', does: 'starts recording, or stops it' },
  { key: 'F', when: 'the picture shows and nothing is recorded', does: 'switches between front and rear camera' },
  { key: 'Tab', when: 'always', does: 'moves between the controls; once it records, focus is on Stop' },
] as const
