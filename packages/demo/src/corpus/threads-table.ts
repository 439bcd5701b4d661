/** Conversations at table, in the workshop, in the margin; and the posts the assistant wrote for members. See `parse-corpus.ts`. */
export const THREADS_TABLE = `
== *
kofi: A week of questions at the desk, summarised: directions 41, printers 38, "a book about feelings but not like that" 12. [ai] [d:3]
zuzana: Sky tonight in five lines: comet low west at dusk, Saturn south by seven, a thin moon after nine, dew on the lenses, coats. [ai] [d:0] #cometwatch
>devon: Coats: confirmed ☄️
>kenji: The dew line is the truest.
slowtools: Twelve oldest reports, grouped: four about printing, three about time zones, two that are compliments, three we are fixing this week. [ai] [d:5]
demo: I asked for a summary of our thread about empty states. It says: name what is missing, say how it will arrive, then be quiet. [ai] [d:1] #quietinterfaces
>noor: Annoyingly good. Who taught it to stop?
>>demo: I cut the fourth sentence myself.
noor: Draft changelog from 31 commits: removed fourteen settings, renamed two, apologised once. [ai] [d:4]
samwhit: From 88 job cards: most things that die, die at the plug, the belt or the fuse. Median repair time, forty minutes; median chat, fifty. [ai] [d:7] #repairtuesday
ngozi: What members said about sleep this month: too little (31 posts), too hot (9), cat (22). [ai] [d:8]
>tasha: Gerald accounts for at least six of the cats.
priyanair: generated the runbook from three years of incidents. chapter one is called "is it dns" [ai] [d:12]
>emil: chapter two is called "it is"
pieter: Rain effect on bicycle counts, plain words: light rain, no change; heavy rain, a fifth fewer; hail, only Mireille. [ai] [d:10]
>samokafor: I would like to write to Mireille.
margo: Résumé de 62 avis de lecteurs sur les livres de novembre : on pleure souvent, on prête beaucoup, on rend peu. [ai] [d:9] #unepageparsoir
lucia: Resumen de 40 consejos para fotografiar el cometa: trípode, paciencia, manos calientes, y no encender la linterna del vecino. [ai] [d:1] #cometwatch
klara: Zusammenfassung der Hörerpost: 14 Fragen zu Möwen, 9 zu Nebel, eine Liebeserklärung an Kran sieben. [ai] [d:13]
>anselm: Die war nicht von mir. Die war fast von mir.
thandi: Reading of 212 survey answers about the taxi rank: people ask for shade, then water, then somewhere to put the baby. Nobody asked for a screen. [ai] [d:6] #shadewalk
wanjiru: Twelve weeks of training notes in one line: the easy days were too hard and the hard days were fine. [ai] [d:20] #marathonday
mirela: Asked it to explain induction without dominoes. It used a queue for bread. Better. [ai] [d:15]
>tomasbakes: As the bread: I approve.
meiplants: Care card for a fern, from 19 posts by members who had killed one: less water, less sun, fewer visits. [ai] [d:18]
linh: Top words in my breakfast notes: broth, stool, again. [ai] [d:21] #breakfastsoup
teresa_v: Síntesis de 74 quejas vecinales: falta sombra, sobran placas, y el banco de la esquina es un tesoro. [ai] [d:16]
obi: Plain-language version of the grid operator's notice: sorry, something broke, probably Thursday. [ai] [d:19] #powercut
>nadia: La version originale faisait quatre pages.
dalia: Pedí tres títulos para la sala vacía. Me quedo con el segundo: «Aquí no falta nada». [ai] [d:22]
hye_r: Machine first draft of a love scene: "I also have the feelings." Keeping it for a comedy. [ai] [d:24] #filmclub
rosa: Transcribed my field notes from under the javelina bite. It read "mostly asleep" as "mostly cheese". Both plausible. [ai] [d:26]
>bronwyn: Reads like my logbook.
saga: asked for a list of every sound in my archive that is "almost a voice". 31 doors, 4 kettles, a gate in skagen [ai] [d:25]

amarabakes: What do you do with the heel of the loaf? #rainydaybread [d:0]
>demo: Eat it standing, as rent.
>walt: Birds. Then me. Then, if any's left, toast.
>giulia: Ribollita, obviously. It is why we have heels.
>>amarabakes: "It is why we have heels" is going on a tea towel.
>hamish: The dog.

tomasbakes: A woman bought one roll, came back ten minutes later, bought another. I said nothing. Third time I gave her the bag. #rainydaybread [d:0]
>samokafor: What did she say?
>>tomasbakes: "The first two were for the rain."
>layla: هذه قصيدة، من فضلك لا تغيّر شيئاً.

junebug: Rain question: does bread taste better when it's pouring or do we just stand closer to it? #rainydaybread [d:0]
>ngozi: Confounder: butter.
>aino: Closer.
>minji: Both. Clay too.

bronwyn: Made the overnight one from @tomasbakes' page with cheese in it. Shop queue is now a community. #rainydaybread [d:0] [img:bread]
>tomasbakes: Which cheese?
>>bronwyn: Wheel 19. It had opinions.

wanjiru: Is a banana a meal? Asking before a meeting. [d:5]
>devon: Two bananas are a meal. One is a telephone.
>arjun: With chai it becomes a sitting.
>sione: In this house it's a garnish.

sana: My aunt has asked for your best rice dish, with reasons, in writing. [d:9]
>arjun: Sol kadhi and rice. Reason: Goa, 2011, a verandah.
>amarabakes: Jollof. Reason: it's correct.
>kofi: With love to Amara: jollof, Ghanaian. Reason: it's more correct.
>>amarabakes: Kofi I have known you for years and today I know you less.
>linh: Broken rice. Reason: nothing in it is actually broken.
>sana: The court will rise for lunch. This may take weeks.

carmen: ¿Qué hacéis con el pan duro? Yo lo sé, pero quiero aprender. #rainydaybread [d:0]
>baptiste: Soupe de poisson, croûtons, rouille. Et silence.
>luciaf: Sopas de ajo, dibujadas y comidas.
>tomasbakes: Budín, doña Carmen. Sin pasas.
>>carmen: Con pasas.

giulia: Someone in Trieste put cream in it. I felt it from here. [d:13]
>stavros: We had an earthquake the same day. Coincidence?
>lenny: Five letters, "crime". CREAM. One off. I'll allow it.

tim_o: If a boat engine starts first time, what did you forget? [d:7]
>piotr: The rope. You are still tied.
>>tim_o: Every summer, three customers.
>walt: The drain plug.
>stavros: My father.

piotr: White to move, I have a knight, a bad bishop and soup getting cold. [d:11] [img:poster|A simple drawing of a chess position and a bowl]
>mirela: Eat. The bishop will still be bad.
>lenny: Knight f5. Then soup.
>>piotr: Knight f5 loses to a fork. The fork is in the soup.
>zuzana: I came for the chess and stayed for the fork.

samwhit: Name one tool you'd run back into a burning shed for. #repairtuesday [d:8]
>jonasbaut: Opas Hobel.
>martatx: O ferro de soldar do meu pai, com fita-cola e tudo.
>obi: The multimeter. She knows all my secrets.
>mateo: El huso de mi abuela.
>harold: Dibber. Made from a spade handle in 1974.
>demo: A pencil and the bread book.

obi: Dead radio, warm transformer, no hum. Before I open it: bets? [d:14]
>aino: Rectifier.
>samwhit: Fuse that looks fine but isn't.
>repairkoln: Stecker.
>>obi: Opened. It was the fuse that looked fine. Sam takes the pot.
>>>samwhit: I'd like it in groundnuts please.

minji: Which side of a bowl is the front? [d:9]
>meiplants: The one that waits.
>dalia: La que da a la puerta.
>elif: The one you turned away from the customer.
>>minji: Elif has been in my studio, it seems.

greta: Strickfrage: Wann ribbelt man auf, und wann nennt man es Muster? [d:7]
>mateo: Si se repite, es diseño.
>saga: if someone hears you swear, it's a pattern
>aino: Never undo in winter.

luciaf: Necesito referencias de gente esperando. ¿Cómo esperáis? [d:12]
>jack_t: front foot on the yellow line, back foot in denial
>hana: 時刻表を読んで、もう一度読みます。
>teresa_v: De pie, porque no hay banco.
>tasha: Like everyone: as if not waiting.
>>luciaf: Tasha, esa es la página doble.

chloe: Comment dit-on « ronronner » chez vous ? [d:8]
>jonasbaut: Schnurren.
>elif: Mırlamak. It even sounds warm.
>hana: ゴロゴロ。雷も同じ音です。
>piotr: Mruczeć.
>bea: Ronronar. Igual, mas com mais sono.
>>chloe: Virgule les accepte tous.

odile: Le mot le plus difficile à traduire de votre semaine ? [d:5]
>hye_r: "Eat."
>layla: «يعني».
>giulia: "Boh." A whole philosophy, two letters of effort.
>oisin: "Grand." It means anything but.
>sana: "Shall." Wars have been fought.

maeve: Class 5 would like to know what your job sounds like. [d:10]
>saga: someone else's door
>tasha: A beep, a laugh, a beep.
>meiplants: Rake, pause, rake.
>jack_t: ding ding
>zuzana: A motor in F sharp and forty people whispering "oh".
>tomasbakes: Crackle. Listen to a loaf when it comes out. It talks.
>>maeve: They've drawn all of these. Tomás, yours has a moustache.

samokafor: What's the last thing you wrote by hand that wasn't a list? [d:11]
>ngozi: My grandmother's address. On purpose, slowly.
>yusuf: اسم ابنتي، بالثلث.
>emil: "the cake is for sharing", on a cake
>noor: Question four.
>demo: "Sorry about the crane."

lenny: I need a fourteen-letter word for hope. Preferably Finnish. [d:15]
>aino: We have a seven-letter silence.
>lukas: Schneedeckenaufbau. Achtzehn, aber ehrlich.
>>lenny: I'm rebuilding the grid around it.

devon: Dads, moms, aunties: what's your one unbeatable bedtime trick? 😴 [d:6]
>maeve: Ask them to explain fractions to you. They go under in minutes.
>tasha: Whisper. They have to be quiet to hear.
>carmen: El cuento de la gallina que hacía la lista de la compra.
>sione: Bass humming. Works on uncles too.
>>devon: Tried the hum. I fell asleep. They covered me with a towel.

priyanair: my mother asked what i do. i said i move numbers from one place to another, carefully [d:13]
>priyaraman: My mother says the same of me, with seeds.
>ngozi: "Carefully" is the whole degree.
>anselm: Wie ein Rangierbahnhof.

weilin: confession: i've never read the manual of anything i own [d:17]
>pieter: The bicycle has a manual?
>demo: I have written three of them. Nobody knows who reads page nine.
>>weilin: what's on page nine
>>>demo: A joke. It has been there since 2018.

oisin: Name the tune you'd want at your leaving party. Leaving anything. [d:14]
>imani: "I'll Fly Away", up-tempo, umbrellas.
>sione: The one with the four-part amen.
>rafa: Um frevo, pra ninguém ir embora.
>nika: A table song. Nine minutes. My aunt will add verses.
>klara: Drei lange Töne, Schlepper, steuerbord.

imani: Trombone's back from the shop!! The man found a marble in it. [d:8]
>samokafor: Whose marble?
>>imani: We're going door to door like Cinderella.
>oisin: That marble was your B flat.

hamish: Ewe 40 has had a look at the new gate. She's brought a friend. [d:6]
>tenzin: Negotiate.
>mirela: Two sheep, one gate: she has discovered cooperation.
>>hamish: She has discovered the latch.

harold: I am told my letter to Mrs Okafor has arrived in Toronto. She says my leeks are "a strong opening". [d:1]
>samokafor: She's read it aloud to the whole floor. The reply is nine pages. Brace.
>>harold: I've bought a bigger kettle.
>maeve: Class 5 demands updates. This is our soap opera now.
>carmen: Y a mí, ¿cuándo me toca?
>>samokafor: Doña Carmen, page six is about you.

walt: Read all of the Library's letters that were left in books. There is one from a keeper, 1931. He says the same things I'd have said. [d:14]
>northgate: Which one, Mr Jensen?
>>walt: The one that ends "all well, lamp lit".
>saga: all well, lamp lit. goodnight

tasha: 4 am. Who else is up and why? [d:4] [h:4]
>tomasbakes: Dough.
>amarabakes: Also dough. Hello, Tomás.
>aino: Antenna.
>freya: It's always 4 am here.
>jack_t: it's 9 pm and i've just finished my soup. keep going, you lot
>>tasha: I love this shift. I'd never tell my manager.

demo: First frost on the ferry deck. The captain drew a smiling face in it with his boot and then announced the weather very seriously. [d:11] [h:8]
>ines: What did the brass thermometer claim?
>>demo: Plus three. It is an optimist.
>klara: Bitte nehmt die Durchsage auf.

nika: My grandmother, shown this app: "So it is a table with no food." [d:9]
>giulia: Your grandmother has just described topology.
>carmen: Dile que traemos nosotros.
>linh: I have 214 stalls. I can fix this.
>>nika: She says, now it is a table.
`
