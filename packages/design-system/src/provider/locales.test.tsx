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

it('on a server a poll is read at the moment of the page, also within a provider with other words', () => {
  const drawn = (now: number) =>
    renderToString(
      <DesignSystemProvider locale="en" now={now}>
        <DesignSystemProvider locale="en" translations={[translate(pollWords, { vote: 'Choose' })]}>
          <Poll
            question="Which bread?"
            options={[{ id: 'rye', text: 'Rye', votes: 1 }]}
            endsAt={end}
            onVote={() => {}}
          />
        </DesignSystemProvider>
      </DesignSystemProvider>,
    )
  expect(drawn(end - 7_200_000)).toContain('2 hours left')
  expect(drawn(end - 7_200_000)).toContain('data-state="voting"')
  expect(drawn(end + 1)).toContain('data-state="ended"')
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
