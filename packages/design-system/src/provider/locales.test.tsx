import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PasswordInput } from '../input/index.ts'
import { de } from '../locales/de.ts'
import { Poll, pollWords } from '../poll/index.ts'
import { DesignSystemProvider, type DesignSystemProviderProps } from './DesignSystemProvider.tsx'
import { translate } from './words.ts'

const end = Date.parse('2026-06-15T12:00:00Z')

const draw = (props: Omit<DesignSystemProviderProps, 'locale'>) =>
  renderToString(
    <DesignSystemProvider locale="de" {...props}>
      <PasswordInput aria-label="Passwort" />
      <Poll
        question="Welches Brot?"
        options={[
          { id: 'rye', text: 'Roggen', votes: 1 },
          { id: 'spelt', text: 'Dinkel', votes: 0 },
        ]}
        endsAt={end}
        now={end - 1000}
        onVote={() => {}}
      />
    </DesignSystemProvider>,
  )

it('a language brings the words of small primitives and of large ones', () => {
  const drawn = draw({ translations: de })
  expect(drawn).toContain('Passwort anzeigen')
  expect(drawn).toContain('Abstimmen')
  expect(drawn).toContain('1 Stimme')
})

it('words of one’s own count more than those of the language, and leave the others alone', () => {
  const drawn = draw({
    translations: [...de, translate(pollWords, { vote: 'Ja, das!' })],
    messages: { showPassword: 'Zeig es' },
  })
  expect(drawn).toContain('Zeig es')
  expect(drawn).toContain('Ja, das!')
  expect(drawn).toContain('1 Stimme')
})
