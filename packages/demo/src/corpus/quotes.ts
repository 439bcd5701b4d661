/** Posts that quote others, posts behind a content warning, and posts whose wording was changed. See `parse-corpus.ts`. */
export const QUOTES = `
== *
elif: A typeface is finished when the letter nobody uses looks as if somebody cared. [ago:190] #quietinterfaces
>slowtools: Replace "letter" with "error message" and this is our whole design review. [quote]
>>elif: Then please draw the ß of error messages.
>demo: Pinning this above the desk, next to the one about the fourth sentence. [quote]

kenji: Clouds opened for eleven minutes at 17:40. Eleven is enough for a tail. #cometwatch [d:0] [img:comet|A faint comet with a short tail between two banks of cloud]
>zuzana: For whoever says you need a big telescope: a kitchen chair, a man from Sapporo, eleven minutes. [quote]
>>kenji: It was a very good chair.
>walt: Forty years on the lamp and I never once looked the other way. Looking now. [quote]

northgate: The dome leaks in exactly three places. We have three buckets and, since this morning, a waiting list for the seat between them. [d:1] #librarynight
>kofi: Every library has that seat. Ours is under the fan that only turns for poets. [quote]
>margo: La place entre les seaux : voilà un titre. [quote] [lang:fr]

samwhit: Toaster number 200. It came in with a note: "it only works when my sister is here". The sister is a loose wire. [d:2] #repairtuesday
>maeve: Read this aloud to thirty eleven-year-olds. One of them said: so the sister was the power all along. Lesson over. [quote]
>samokafor: I would have posted the wire back with its own stamp. [quote]

pieter: 41,207 bicycles past the counter yesterday. One of them four times, singing. [d:1]
>anselm: Falls jemand wissen will, warum ich Statistik liebe: wegen der vierten Runde. [quote] [lang:de]

freya: Found a lumpsucker the size of a walnut holding on to a buoy as if it paid rent. [d:3] [img:sea|A small round fish clinging to a rusty buoy] [img:lake|The cold bay where it was found, flat and grey]
>harold: This is the most I have ever understood a fish. [quote]
>tim_o: Same grip I use on the radio in February. [quote]

amarabakes: We timed it: the queue is shortest at 6:52. I shouldn't have told you. [d:0] #rainydaybread
>tomasbakes: Ours is shortest at 6:52 too. I will be testing whether bakers can be in two places. [quote]

thandi: A bench without shade is a sculpture of a bench. [d:4] #shadewalk
>teresa_v: Lo suscribo y lo traduzco para mi ayuntamiento, que colecciona esculturas. [quote] [lang:es]
>dalia: Acepto donaciones para la sala tres. [quote] [lang:es]

oisin: The session ended when the last tune ran out of people. [d:6]
>imani: In New Orleans it is the other way round and then there is breakfast. [quote]

linh: Stall 215. No sign, no menu, one pot, and a man who says "sit" like it's a kindness. [d:2] #breakfastsoup
>giulia: There is a proof somewhere that every good soup begins with that word. [quote]

oluwaseun: He was the brother the whole time. The second watch is better: look only at the hands. [cw:The ending of Thursday's film] [d:1] #filmclub
>theomartin: J'avais tout deviné sauf les mains. [lang:fr]
>hye_r: The subtitle for that shot is one word. It took me two days and it is "oh".
tasha: Long night. A quiet one at the end, holding a hand that had no one else's. I'm all right. Call someone you haven't. [cw:A death at work] [d:2]
>devon: Calling my brother. Thank you for your hands.
>ngozi: Rang my aunt. She asked who had died. Then we talked for an hour.
freya: Necropsy day on the beach. What a sperm whale keeps in its stomach, and what it should never have had to. [cw:A dead whale, described plainly] [d:5]
lenny: 17 across is "BREAD WINNER" and the theme is that every baker loses an ear. [cw:Answers to this morning's puzzle] [d:0]
>maeve: I was ONE letter away and now I have to be brave about it.
rosa: It was behind the hose. It rattled, I apologised, we both left. [cw:A snake, no picture] [d:3]

mirela: A proof is a letter to somebody who doesn't believe you yet. [d:2] [was:A proof is a letter to somebody who does not belive you.]
bea: São 43 tons de azul nesta rua; contei 42 e fui lanchar. [lang:pt] [d:3] [was:São 42 tons de azul nesta rua.]
jack_t: the 96 ran four minutes early today. i have apologised to everyone it surprised [d:1] [was:the 96 ran four minutes erly today]
saga: the door on the third floor of the archive is a low f. i have been saying f sharp for a year. sorry, door [d:0] [was:the door on the third floor of the archive is an f sharp]
`
