/** Conversations: the sky, the city, the weather, the library. See `parse-corpus.ts` for the notation. */
export const THREADS_SKY = `
== *
saga: is it just me or is the comet tail longer on the left #cometwatch [d:0]
>zuzana: Not just you. Two tails: dust curves, gas goes straight. You're seeing the dust.
>>saga: so one is drama and one is direction
>>>zuzana: I'm putting that on the dome door.
>>walt: Ours had both last night.

demo: Does the comet have a name, or is it only a number? #cometwatch [d:1]
>kenji: It has a name, a number and four people who say they saw it first.
>>demo: Which of the four do you believe?
>>>kenji: The one who apologised for waking her neighbour.
>ines: On l'appelle « l'autre chien » au village.
>zuzana: Officially a letter, a year and a surname. Unofficially, here: Standa.

devon: Twins want to know if the comet can see us back. #cometwatch [d:0]
>zuzana: It has no eyes, but it has a very good view.
>wanjiru: Tell them it saw you finish the marathon.
>>devon: It left before I finished, Wanjiru 😂
>harold: My late wife would have said, of course it can.

teresa_v: Hemos pedido al ayuntamiento que apague las farolas del paseo media hora. Han dicho que sí. ¡Que sí! #cometwatch [d:1]
>lucia: ¿Cuál paseo? ¿Hora? Llevo trípode y croquetas.
>>teresa_v: Rompeolas, 18:30. Las croquetas son obligatorias.
>zuzana: This is how it starts. One promenade.
>pieter: How did you word the request? Two of our aldermen are ready.
>>teresa_v: "Media hora, por los niños." Funciona con todo.

hamish: If the cloud comes off by six I'll be on the hill. If it doesn't, I'll be on the hill. #cometwatch [d:0]
>oisin: I'll be in the pub with a window.
>>hamish: What can you see?
>>>oisin: Another pub.
>freya: It is night here all day. We'll take a shift for you.

junebug: Whoever brought a thermos of miso to the viewpoint and shared it with nineteen strangers: thank you, ma'am. #cometwatch [d:0]
>kenji: This is the correct use of miso.
>hana: 味噌汁は星に合う。
>tasha: This app is the only place I read at 4 am without getting sad.

matiu: Explain comets to the southern hemisphere. Slowly. We've only got the Clouds. #cometwatch [d:0]
>zuzana: Dirty snowball, long commute.
>bronwyn: Lovely tail, never visits.
>>matiu: So, my cousin.
>sione: 😂😂 which one
>>matiu: All of them, bro.

ngozi: Estimated how many people looked up tonight, from 41 posts and some bravery: about 9 million, give or take 8. #cometwatch [d:0]
>mirela: I adore the interval.
>giulia: "Some bravery" needs to be a standard term.
>>ngozi: I'm adding it to the glossary, between "robust" and "soup".

tenzin: The cook asks if he may rename the comet after his mother-in-law, because it came late and everyone had to go outside. #cometwatch [d:1]
>nika: Motion carried with a nine-minute toast.
>yusuf: وستعود بعد سبعين سنة، مثلها.

priyaraman: Comet from the terrace in Chennai: no. Comet described by my nephew in Salem by phone: magnificent. #cometwatch [d:0]
>kenji: Second-hand observations are still observations. Log it.
>>priyaraman: "Like a matchstick someone blew on." Salem, 18:44.
>samokafor: That nephew should write.

klara: Heute um 18 Uhr spielen wir im Hafenradio zehn Minuten nichts, damit alle hochschauen. #cometwatch [d:1]
>saga: ten minutes of nothing on air. i'm weeping with respect
>emil: what's the file size of nothing
>>klara: Elf Megabyte. Wir senden in guter Qualität.
>anselm: Gehört. Im Zug. Alle.

arjun: Building society WhatsApp has voted to switch off the terrace floodlight. 61 votes to 2. Uncle in 4B is demanding a recount. #cometwatch [d:1]
>sana: On what grounds?
>>arjun: "Sentiment."
>>>sana: Admissible.
>mirela: The two should meet my three who voted against zero.

northgate: The dome at Northgate leaks but it also opens. Tonight 7 pm. Wrap up. #cometwatch #librarynight [d:1]
>maeve: It OPENS?
>>northgate: With a crank from 1911 and two members of staff.
>samwhit: Who's oiling that crank? Genuinely asking, I'll come up.
>hamish: Train's cheaper than you'd think.

lucia: ¿Alguien más tiene la cámara llena de fotos de un punto borroso y el corazón contento? #cometwatch [d:0]
>devon: 114 photos of my own thumb and a streetlight.
>margo: Une seule, floue, magnifique.
>kenji: A blurry dot is data with feelings.

ines: On me demande si le réchauffement abîme les comètes. Non. Mais il abîme les bancs d'où on les regarde. [lang:fr] [d:2] #shadewalk
>teresa_v: Me lo quedo para el pleno.
>thandi: Banner for the office, please, in four languages.
>odile: Je m'en charge. Nonobstant le budget.

thandi: What's the best piece of shade in your city? Not a park. A small, specific one. #shadewalk [d:2]
>ines: The north wall of the pharmacy, rue Lesdiguières, 14:00–16:30. There's a ledge.
>sana: Under the peepal outside the High Court. Contracts have been broken there, and engagements.
>linh: Stall 88. Tarp, blue, older than me.
>demo: Gothenburg would like to know what shade is.
>>thandi: It's what you have instead of sun, Ada. All of it.
>carmen: El patio de mi vecina Rosario. Pero hay que llevar pasteles.

pieter: City wants "smart benches" with a screen. I have proposed benches. [d:9] #shadewalk
>noor: The unsmart bench is a masterpiece. Do not let them near it.
>emil: what OS does the bench run
>>pieter: Oak.
>jonasbaut: Version 4, Lärche.

jack_t: serious question for planners: why is every tram stop bin exactly where the door opens [d:10]
>thandi: Because the bin was drawn by bins.
>pieter: Separate department, separate map, separate century.
>>jack_t: who do i bring soup to
>teresa_v: Escribe a la de parques. Siempre es la de parques.

bea: Alguém sabe ler esta marca no verso de um azulejo? Um «F» com uma coroa torta. [d:9] [img:poster|O verso de um azulejo antigo com uma marca em forma de F]
>martatx: O senhor Abílio diz: Fábrica do Carvalhinho, antes de 1900.
>elif: The crown is a repaired stamp, look at the left arm.
>>bea: Meu Deus. Têm os dois razão.
>dalia: Esto es exactamente para lo que existe internet.

wanjiru: Marathon volunteers, I see you. The man with the oranges at 31 km, I would like to nominate you for things. #marathonday [d:13]
>devon: Orange man carried me to 32.
>piotr: We have such a man in Gdańsk with pickles.
>>wanjiru: Pickles at 31? I am booking a flight.
>oluwaseun: He told me "lovely posture". I had none. I loved him.

devon: Talk me out of (or into) a fifth marathon. #marathonday [d:11]
>wanjiru: Ask your stairs tomorrow.
>tasha: Ask your toenails.
>oluwaseun: I did a half and I'm still telling people. Do it for the anecdotes.
>>devon: The stairs have responded. Comments are disabled.

maeve: The class wants to send a question to a marathon runner. The question is "did you need the toilet". @wanjiru? #marathonday [d:12]
>wanjiru: Dear Class 5: yes. At 6 km and at 29 km. The second time I pretended to tie my shoe.
>>maeve: They've put this on the wall under HEROES.

diego: ¿Dónde van a ver la final? Yo llevo arepas y nervios. #lafinal [d:17]
>rubenm: En casa de mi suegra. Recen.
>valen: Cierro la disquería y pongo la radio, como Dios manda.
>>diego: ¿En vinilo?
>>>valen: La radio, Diego. La radio.
>joy: What time is that in Manila? My tatay refuses to sleep.
>arjun: 5:30 am for us. Entire chawl is awake. Chai is organised.

rubenm: Penales no. Por favor penales no. #lafinal [d:16] [h:21]
>diego: Penales.
>>rubenm: BORRA ESO
>carmen: Yo he puesto una vela y he apagado la tele.
>sione: As a rugby man: why is it one against one and everyone crying.

giulia: My father has watched the final through his fingers and described it incorrectly to the whole stairwell. #lafinal [d:16]
>lenny: Eight letters, "watched through". FINGERED. No. Don't print that.
>diego: Tu papá y mi abuela deberían tener un programa.

obi: The whole grid's down, from here to three states over. Everyone okay? #powercut [d:20] [h:20]
>ngozi: Dark but fine. Neighbours out. Somebody has started singing.
>kofi: Accra side: also dark. Library has candles and forty people who won't leave.
>nadia: On a de la lumière ici, passez, il y a des msemen.
>>obi: Nadia that is 3,000 km.
>>>nadia: Je les garde au chaud.
>dalia: CDMX: dos horas. El museo a oscuras es otro museo.

demo: Our lights went for eleven minutes and I discovered that I own nine torches and no batteries. #powercut [d:20]
>aino: Candles. Matches. A radio with a handle.
>saga: mum's dynamo torch is in your hall cupboard. left side. behind the bread book
>>demo: It works. It has always worked. It is louder than the lift.
>samwhit: Bring the nine in on Tuesday. #repairtuesday

imani: No power so we moved the rehearsal to the porch, and now the porch has an audience. #powercut [d:20] [h:20]
>tasha: What's the set list?
>>imani: Whatever we can play in the dark. So, all of it, but slower.
>oisin: This is the only way to learn a tune.

northgate: Which book did you bring to Library Night, and where had you given up on it? #librarynight [d:5]
>demo: Moby-Dick, page 211, the whale paintings.
>sana: The Civil Procedure Code. Section 151. I finished it out of spite.
>lenny: Ulysses, four times, page 3. I like page 3.
>>oisin: It does pick up around page 4.
>greta: Der Mann ohne Eigenschaften. Ich bin jetzt die Frau ohne Ausrede.
>giulia: Proust, in the kitchen, when the ragù called.
>margo: Je n'abandonne jamais, je fais des pauses de dix ans.

kofi: Library Night, lessons learned: more soup, fewer speeches, no goats before nine. #librarynight [d:4]
>northgate: Agreed on all three. Ours was dogs.
>maeve: What about snails?
>>kofi: Snails may attend with a chair.

chloe: On a dessiné à quarante sur un rouleau de douze mètres pendant la nuit de la bibliothèque. Le hibou a onze pattes. #librarynight [d:5] [img:books|Une longue fresque d'enfants au sol d'une bibliothèque]
>maeve: Eleven legs is the correct number, says my front row.
>luciaf: ¿Dónde se puede ver entero?
>>chloe: Au mur du couloir, jusqu'à Noël, et après chez ma mère.

hana: 雪の時刻表が出た。冬の始まりは気温じゃなくて、これ。 #firstsnow [d:28]
>kenji: こちらはもう三十センチ。バスは来る。
>>hana: 北海道のバス、強い。
>anselm: Ich verstehe kein Wort und fühle alles.

theomartin: Qui a volé ma pelle ? Elle est rouge, elle a du vécu. #firstsnow [d:27]
>nadia: Accusez la cigogne.
>odile: Nonobstant les preuves.
>>theomartin: Mise à jour : elle était sous la neige. La pelle, sous la neige, avec laquelle on enlève la neige.
>samokafor: This is the most Montréal haiku ever written.

freya: First snow at sea level. The limpets didn't comment. #firstsnow [d:29]
>lukas: Oberhalb der Baumgrenze schon gesetzt. Gute Unterlage.
>aino: Here: good snow, correct cold, no wind. I went outside and said "yes".

rosa: Rain day in the desert! What does your place do when it rains? #rainydaybread [d:0]
>linh: Puts plastic coats on and speeds up.
>arjun: Forms committees.
>hamish: Continues.
>thandi: Holds its breath at four, exhales at five.
>bea: Escorrega com elegância.
>junebug: Nothing. We'd have to stop first to start.

bronwyn: What's a smell you'd keep in a jar? [d:6]
>priyaraman: The jar I keep it in. Number 12. Coriander, 2009.
>rosa: Creosote, ten minutes before rain.
>tasha: Baby heads. Sorry, I work in a hospital, I'm allowed.
>yusuf: حبر جديد على ورق قديم.
>hye_r: The lobby of a cinema that no longer exists.
>>oluwaseun: Mine too. Carpet, butter, rain.

zuzana: The school asked me to bring "one piece of space". I brought a stone, 41 grams, 4.5 billion years. It was passed round in complete silence and came back warm. [d:18]
>saga: warm!!
>samokafor: That's a whole book, the last four words.
>mirela: I'd like to borrow the stone. And the class.
>walt: Well done.

kenji: Forty people at the riverbank tonight for #starnight. Nobody looked at a phone for an hour, except Sato-san, who was the one with the map. [d:27]
>lucia: Sato-san está perdonado.
>tenzin: One Saturn, forty people: good ratio.
>hana: 行きました。土星、紙の切り抜きみたいだった。
`
