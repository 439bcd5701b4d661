/** More by voice, so that the small talk has company. See `parse-corpus.ts` for the notation. */
export const VOICES_MORE = `
== *
ari: My aunt taps the cloth with two fingers to hear whether the wax took. I tap too. I hear nothing, yet.
ari: Rode behind a truck full of frangipani for nine kilometres and arrived perfumed and late. [img:street]
ari: The gong cracked. The smith said it will sing lower now and that low is a kind of wisdom.
luciaf: Señora con paraguas, señora sin paraguas, la misma señora: tríptico. [img:poster]
luciaf: Me han devuelto un dibujo de 2014. Quien esperaba el autobús ya tiene nietos.
lukas: Hütte zu, Ofen aus, Buch drin vergessen. Im März weiß ich, wie es ausgeht.
lukas: Die Lawinenhündin ist elf und geht in Pension. Sie bekommt einen Ball und einen Bergkäse.
>hamish: A good dog. Tell her from me.
lukas: Föhn. Alle haben Kopfweh und eine sehr weite Sicht. [img:mountains]
repairkoln: Heute nur zugehört. Der Toaster war nicht kaputt, der Mensch war allein.
>samwhit: This is half of every Tuesday.
baptiste: Trois oursins, un citron, le rocher encore chaud. Ne me cherchez pas.
baptiste: Le bus 83 longe la mer et personne ne regarde son téléphone. Record du monde. [img:sea]
nika: My neighbour brought churchkhela to apologise for the singing. I said: sing more, then.
nika: There's a cat in the wine cellar who knows which jar is ready. We wait for her verdict. #windowcats
rafa: Minha sobrinha batucou na mesa o hino inteiro, com a colher certa e a letra errada.
rafa: Maré baixa, siri ligeiro, eu não. [img:sea]
mateo: Hoy tejí nueve centímetros y conversé veinte.
mateo: El viento se llevó el patrón. Lo que quedó en la cabeza salió mejor. [img:wool]
layla: جارتي تسقي الورد وتعاتبه في الوقت نفسه، والورد يزهر من الخجل.
layla: القصيدة القصيرة مثل مصعدنا: تتوقف بين طابقين.
layla: وجدت في كتاب مستعمل ورقة كُتب عليها: «اشترِ الخبز وسامحني». #unepageparsoir
>samokafor: A whole novel on a shopping list.
>margo: Je l'encadre. Je vous jure que je l'encadre.
yusuf: ابنتي رسمت الألف مائلة وقالت إنها متعبة. لم أصحّحها.
yusuf: الريح قلبت الصفحة قبل أن يجفّ الحبر، فصار عندي حرف جديد.
rubenm: Mi suegra pide jugar de libero. Nadie se atreve a decirle que ya no existe esa posición.
rubenm: Llovió, se inundó la cancha y ganamos en waterpolo.
hye_r: Subtitled a silence today. You'd be surprised how long the meeting was.
hye_r: My mother watches my films with the sound off to check my spelling.
martatx: Lustre de sete braços, seis a funcionar. O sétimo diz que está de férias. [img:window]
martatx: Comprei um interruptor de baquelite só pelo barulho que faz. Clac. Que bem que se dorme depois disso.
bronwyn: Lost a thermometer in the curd. Found it. Lost my dignity in the curd.
bronwyn: A postcard from the ice: "Bread still good. Egg still yellow, in principle."
matiu: The nine-year-old has upgraded my bowline and my attitude.
matiu: Two dolphins off the breakwater and a whole bus pulled over, driver first. [img:sea]
>jack_t: as it should be
linh: The bánh mì lady has started giving change in advice. Today: "Buy shoes before summer."
linh: Ate at stall 61 beside a man eating the same thing in exactly the same order. We left without speaking, like spies. #breakfastsoup
sione: Nan's phone voice and nan's church voice are both louder than my actual voice.
sione: Lost the final by one. Choir that night. Best we've ever sung, and the ref was in the front pew.
tenzin: Rhododendrons are asleep, the trail is loud with frost, everybody walks like a grandmother. [img:mountains]
tenzin: The boy who carried the tripod last month has named three stars and an argument.
arjun: Rain stopped play. Play resumed in the corridor. A tube light has retired hurt.
arjun: Vada pav at Dadar, standing, elbows out, the city's own yoga. [img:dish]
piotr: My grandfather's barometer says "change". It has said "change" since 1983. It has been right.
piotr: Painted the hull blue. The sea has not noticed, the neighbour has. [img:sea]
stavros: My father untangled in four minutes what I tangled in a week, and told me about it for a week.
stavros: Backgammon, rain, the radio repeating the shipping news like a prayer nobody wrote.
freya: A limpet moved. Eleven centimetres. We stood around it like new parents.
freya: Somebody has knitted a jumper for the tide gauge. I know who. I'm not saying anything, Greta. [img:wool]
>greta: Merino, doppelt, wasserabweisend. Mehr sage ich nicht.
aino: Neighbour spoke. He said: "Ice." I said: "Yes." We are practically married.
aino: Radio contact with a lighthouse in Chile. Forty seconds. We exchanged weather and respect.
giulia: The office radiator hums at a fifth below my kettle, so every morning begins in harmony and ends in calculus.
giulia: Nonna has discovered voice messages. She begins each one with the date.
mirela: Girl in the third row asked why minus times minus is plus, and didn't accept "because". Best day of the term.
mirela: The substitute teacher taught them poker. Their probability has never been better.
thandi: Somebody has hung a hammock between two of my columns. I'm not angry. I'm updating the drawing. [img:forest]
thandi: Concrete poured at dawn, eleven people silent, one radio low. It's the nearest my job gets to church.
wanjiru: A grandmother overtook me on the escarpment with a bundle of wood on her back. I have changed my training plan. [img:hills]
wanjiru: Told a patient to walk ten minutes a day. He came back and said he'd walked to his brother, first time in six years.
>samokafor: Doctor's orders should always have a brother at the end.
ngozi: My model predicts rain. My knee predicts rain. The knee has the lower error.
ngozi: Somebody taped "mean girls, median girls, mode girls" on my office door. Promoted, whoever you are.
kofi: A girl asked for a book "as long as a bus ride to Kumasi". We measured. It's 212 pages.
kofi: Returned today in the night box: three novels, one sandal.
obi: The neighbour's boy built a torch from a juice carton and my scrap box. It's brighter than mine. I've asked for the diagram.
obi: NEPA took light at the exact second the film kissed. The whole street groaned as one person.
priyaraman: A jar label from 1991 says only "for later". We have decided it is later. [img:garden]
priyaraman: Rain on the tin roof of the seed room. Four hundred sleepers turned over.
priyanair: standup lasted four minutes. i have told my grandchildren, who do not exist yet
sana: The clerk stamped my petition upside down and we both agreed it read better.
sana: Mango pickle, leaked, inside a case file. The judge asked for the exhibit and then for the recipe.
minji: A student asked when you know a pot is finished. I said when the next one starts bothering you.
minji: Kiln cooling. No peeking. I've peeked. [img:poster]
weilin: found a dead key that works only in thunderstorms. closing the ticket as "romantic"
joy: Field trip!! Forty kids, one planetarium, zero bathroom breaks planned by me 🚌✨
joy: A parent sent pancit for the whole faculty. Meeting adjourned forever 🍜
hana: 駅員さんが折り紙の傘を配っていた。雨の日だけの切符みたい。
hana: 始発のホーム、吐く息が白い。線路だけが先に起きている。 [h:5] [img:tram]
kenji: The neighbour's kotatsu is visible from my telescope. I've looked away. I'm also cold.
meiplants: An old man visits every November to check one particular stone. Today I asked. "It's still there," he said, and bowed to it.
rosa: A hummingbird inspected my red thermos, then my red nose, and left a one-star review. [img:desert]
rosa: Packrat took my keys and left a cholla joint. In packrat economics I overpaid.
junebug: Blind tasting with the crew: I ranked my own roast last and the gas station second. Growth.
junebug: The mail carrier takes a pour-over at 10:15 and tells us one thing about the neighborhood. Today: "New baby, number 30." [img:coffee]
devon: Twin A lost a tooth. Twin B is now trying to lose a tooth. Pray for our door handles 🦷
devon: Grilled corn in the rain under a golf umbrella. The umbrella has not survived. The corn was perfect. [img:dish]
tasha: New resident asked me how I stay calm. I said the secret is that I'm not, I'm just tall.
tasha: Sunrise, bus home, a man asleep with a birthday cake on his lap, still perfect. Whole bus guarding it. [img:skyline]
lenny: A nine-year-old wrote in to say 22-Across was "lazy". She's right and I've hired her.
imani: Rehearsed in the laundromat because the AC works. The dryers are a half step flat and very committed. [img:vinyl]
imani: My landlady taps the ceiling when we play. Took me a year to notice she taps on two and four.
walt: The gulls have taken to sitting on the new sensor. Pieter tells me that's normal.
>pieter: It is the whole discipline.
walt: Wife beat me at cribbage eleven straight. I have begun to suspect skill.
tim_o: The rain quit, the bread's done, the outboard's purring. I don't know what to do with my hands. [img:bread]
oluwaseun: First cut: three hours. Second cut: two. The director's mother watched and said, "Nice hat." We keep the hat.
oluwaseun: Ran past my old cinema. Somebody has put the letters back on the sign: "BACK SOO".
maeve: Overheard at the back of the line: "My mum's in charge of the bank." "Which one?" "The one you sit on."
oisin: Tuned up for ten minutes, played for two, and got a round of applause for the tuning.
hamish: The bin has been returned from Raasay, with a note, and a biscuit.
>bronwyn: Justice for the bin.
harold: The paper has printed a picture of my leeks. They have spelled my name as Hairold. The whippet is pleased. [img:garden]
pieter: Met the heron at the bakery this morning. He didn't recognise me without my clipboard.
saga: hired for a film about bakers. all they do is slap dough and sigh. it's the best sound i've had in years
>tomasbakes: The sigh is the recipe.
emil: someone opened an issue titled "thank you". closed it as fixed, then cried a bit in the cold room
klara: Der älteste Hafenlotse hat heute sein Funkgerät abgegeben. Er sagte nur: „Und jetzt ihr.“
jonasbaut: Meister fragt: „Nach welcher Zeichnung?“ Ich zeige auf meinen Kopf. Er zeigt auf die Tür.
greta: Die neue Souffleuse flüstert so deutlich, dass der dritte Rang die Arie mitsingen kann.
anselm: Schaffnerin hat durchgesagt: „Wir warten noch auf eine Dame mit Dackel.“ Beide kamen. Applaus.
chloe: Un enfant m'a écrit : « Votre loup est gentil mais il devrait se brosser les dents. » Réédition.
margo: Vendu un atlas de 1932 à un monsieur qui voulait « vérifier un souvenir ». [img:books]
theomartin: La salle a ri au mauvais endroit, ensemble, et soudain c'était le bon.
nadia: Le vieux gardien du dépôt dit bonjour à chaque panneau. Il y en a 840. Il commence tôt.
odile: Au marché, j'ai traduit une dispute sur des poireaux. Les deux avaient raison, dans deux langues.
carmen: He hecho rosquillas para el autobús. El conductor ha llegado tarde y nadie ha protestado. [img:dish]
diego: La vecina de 80 gritó «¡árbitro!» en misa. Tenía razón, fue falta.
valen: Un cliente trajo de vuelta un disco: «Me hizo bien, ya está, que le toque a otro». #vinilosdomingo
dalia: Encontramos una vitrina sin inventario. Dentro, una nota: «vuelvo en cinco minutos», 1978.
teresa_v: La placa de la plaza se ha caído sola. La hemos dejado descansar, a la sombra.
lucia: Un faro, tres pescadores y yo discutiendo a qué hora empieza la noche de verdad. Gana el faro. [img:sea]
bea: O senhorio queria tapar os azulejos com pladur. Ofereci-lhe café, a história da fábrica e um olhar. Ficam.
noor: My niece drew our app from memory: one big button and a cat. Shipping it.
ines: The bar that adopted my sensor has given it a stool and a tab.
elif: A baker asked me for a sign that says BREAD. Four weeks, nine drafts. It says BREAD. It's the best thing I have made. [img:poster]
zuzana: The cleaning lady has been at the observatory longer than the telescope. Tonight she took the first look, as is tradition, and said: "Brighter than the last one." #cometwatch [d:1]
slowtools: Somebody asked for an export button. There was one. We have moved it to where she looked.
amarabakes: The health inspector had two puff-puffs and wrote "satisfactory" with a smudge of sugar on the form.
samwhit: A teenager fixed his own headphones and then wouldn't leave till he'd fixed somebody else's. That's how it gets you. #repairtuesday [img:bicycle]
tomasbakes: The oven man came. He listened to it with his ear on the brick, like a doctor, and charged me one loaf.
northgate: Lost property this month: four umbrellas, a ukulele, one proposal of marriage (page 88, since collected).
demo: The man who always sits across from me on the ferry has a new coat. Nobody said anything. Everybody approved.
samokafor: The station clock stopped for an hour and then someone must have fixed it, and I think I know who, and he knows I know.
bea: Uma turista pediu-me para fotografar a parede «sem a parede». Percebi perfeitamente.
bea: Azulejo 2 320, na casa de banho de um café. Paguei dois cafés para o ver duas vezes.
martatx: Veio um rapaz buscar o candeeiro da avó. Acendeu-o, apagou-o, acendeu-o. Saiu sem dizer nada e voltou com castanhas.
martatx: A minha bancada tem três gavetas: parafusos, fusíveis e «logo se vê».
rafa: O vizinho reclamou do ensaio. Dei uma baqueta pra ele. Agora reclama no tempo certo.
rafa: Feira de domingo, uma vitrola sem agulha e um vendedor sem pressa. Levei os dois na conversa.
rafa: Minha mãe diz que samba bom lava a louça sozinho. Testei. Quase.
bea: O eléctrico avariou e descemos todos a pé, a falar de avós. Devia avariar mais vezes.
`
