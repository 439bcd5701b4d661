import type { DemoMessage } from './types.ts'

/** `minutes before now|from|text`; a blank line starts the next conversation. All are with the demo account. */
const TALKS = `
noor
3900|noor|Are you still going up for the comet?
3880|demo|If the clouds let us. I have the long lens from work.
1020|noor|Clear tonight. Clear!
1010|demo|I will bring two blankets and the bad sourdough.
190|noor|Last night from the roof was better than I hoped.
184|demo|Oh, that is lovely.
180|demo|Meet at the gate again tomorrow?
172|noor|Saving you the good thermos.
166|demo|Leaving at five then ☕

tomasbakes
2890|demo|Question from a coward: can I proof it in the fridge for two days?
2850|tomasbakes|You can. It will judge you a little, and taste better.
41|tomasbakes|El horno ya está caliente 🍞
39|tomasbakes|Send a picture before you cut it. Before!

ines
1500|ines|You said your ferry has a thermometer on the deck?
1480|demo|Brass, 1964, optimistic by two degrees.
1470|ines|I love it. Could you read it at eight each morning for a week?
88|demo|Tuesday 4, Wednesday 5, today 3. The captain is now involved.
80|ines|On se retrouve au col un jour, promis.

lucia
1690|lucia|Te mando la foto grande del cometa, la del puerto.
1640|demo|It is on the office wall already. Thank you!
120|lucia|Abrígate, allí arriba refresca

kofi
2990|kofi|The library says we can keep the room
2975|demo|THE room? With the window?
2960|kofi|The very one. Come and stand in it some day.

martatx
4400|demo|Do you still have the brass lamp?
4330|martatx|Tenho. Vai para Lisboa no sábado, mas há uma irmã.
4310|demo|Ainda tens aquele candeeiro pequeno, também?

jonasbaut
5900|jonasbaut|Danke für die Zeichnung mit dem Titelblock. Hängt jetzt über der Säge.
5880|demo|Then it has found its level. Water level, even.

priyaraman
8700|priyaraman|Sending the seeds on Monday
8650|demo|The windowsill is ready. I measured it twice.

samokafor
12900|samokafor|Your letter arrived. It was four pages and smelled of ferry.
12860|demo|Thank you for the long one. I read it on the top deck.
`

/** The demo account's conversations, oldest first. The newest words from Tomás are unread. */
export function makeMessages(now: number): DemoMessage[] {
  return TALKS.trim()
    .split('\n\n')
    .flatMap((talk) => {
      const [other = '', ...lines] = talk.split('\n')
      return lines.map((line): DemoMessage => {
        const [minutes, from, content = ''] = line.split('|')
        const incoming = from !== 'demo'
        return {
          senderKey: incoming ? other : 'demo',
          receiverKey: incoming ? 'demo' : other,
          content,
          createdAt: new Date(now - Number(minutes) * 60_000),
          read: !(incoming && Number(minutes) < 60),
        }
      })
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
