/** Posts that carry a link, a poll or the assistant's name, and what people answered. See `parse-corpus.ts`. */
export const LINKS_POLLS = `
== *
noor: A short talk I gave about defaults. The slides have nine words, I counted. [link:noorhaddad.example/defaults|Defaults are decisions|Twelve minutes about the settings nobody changes, and who chose them for you.|interface] [d:19]
>demo: Nine words and I wrote down four of them.
noor: If you only read one thing about undo, read this one, and then read it again backwards. [link:quietpatterns.example/undo|A generous undo|Why the way back matters more than the warning in front.|interface] [d:11]
demo: Our harbour ferry line has published its timetable as plain text and I would like to shake somebody's hand. [link:harbourferry.example/times|All departures, one page|No scripts, no banner, the next boat at the top.|sea] [d:2] #quietinterfaces
>elif: And the zeros?
>>demo: The zeros are trustworthy.
elif: An afternoon in the archive of a wood type workshop, with photographs of every S that went wrong. [link:woodtype.example/s|Every S that went wrong|Sixty letters from one drawer, and the carpenter who kept them.|poster] [d:22]
ines: Open data from our street sensors, at last, hourly, with the embarrassing gaps marked. [link:streetheat.example/data|Street heat: two summers, hourly|Forty sensors in nine streets. Download, plot, complain.|chart] [d:8] #shadewalk
>ngozi: The gaps are marked! I could kiss the metadata.
ines: Pourquoi un banc à l'ombre compte plus qu'un degré de moins : trois pages, des dessins. [link:canopy-atlas.example/banc|Le banc et le degré|Petit traité d'ombre à hauteur d'épaule.|street] [d:16]
thandi: The drawings for the shelter are free to copy, mistakes and all. [link:shadeworks.example/shelter|A shelter you may copy|Plans, a parts list, and where the first one leaked.|street] [d:13] #shadewalk
>pieter: Where did it leak?
>>thandi: Where the contractor said it would not.
pieter: Our bicycle counts are public now, heron included. [link:fietsteller.example/heron|Bridge counts with one known heron|Four years of mornings, with a note about the bird.|bicycle] [d:15]
teresa_v: El mapa de fuentes que funcionan, hecho a pie por veinte vecinas. [link:fuentes-del-barrio.example/mapa|Fuentes que funcionan|Quince de veintitrés, con horario de palomas.|street] [d:7] #shadewalk
bea: Como fotografar um azulejo sem flash e sem ser expulsa do prédio. [link:azulejario.example/fotografar|Fotografar azulejos|Luz de lado, sapato silencioso, bom-dia a toda a gente.|poster] [d:25]
dalia: Escribir para quien está de pie: diez reglas para una cartela. [link:museo-de-lo-minimo.example/cartelas|Escribir para quien está de pie|Diez reglas, una excepción y un ejemplo con una cuchara.|poster] [d:18]
kenji: A map of dark places you can reach by public transport, which is the only kind that counts. [link:morisky.example/dark-by-bus|Dark sky by bus|Forty riverbanks, hills and stops, with the last bus home.|comet] [d:14] #starnight
>anselm: Mit Rückfahrt! Das ist Liebe.
kenji: 冬の双眼鏡の選び方。高いものはいらない。 [lang:ja] [link:morisky.example/binoculars|双眼鏡の選び方|七倍、五十ミリ、そして手袋。|comet] [d:20]
zuzana: Children's questions from our public nights, answered honestly, including "is anyone lonely up there". [link:zuzanalooksup.example/questions|Is anyone lonely up there?|Fifty-one questions from people under ten.|comet] [d:10]
>maeve: Reading this to Class 5 tomorrow. I've put tissues on my desk.
freya: The limpet paper is finally readable without a subscription. [link:kelpnotes.example/home-scar|Why a limpet goes home|Two winters of tracking eighty animals that barely move.|sea] [d:23]
walt: A young man came and recorded me about the fog signal. It is longer than I remember talking. [link:lakevoices.example/keeper|The keeper and the fog|An hour with Walter Jensen, thirty years on the north shore.|lake] [d:12]
>saga: i've listened twice. the chair creak at minute nine is art
>>walt: The chair says thank you.
saga: i made obi's power cuts into sound. 1,204 days, eleven minutes, wear headphones [link:doorsandrooms.example/one-street|One street, on and off|Three years of one street in Lagos as an eleven-minute piece for hum and silence.|window] [d:1] #powercut
>obi: My mother listened to the end and said, "There. That one. I remember that one."
>>saga: i'm done. nothing will top that
>ngozi: The football is AUDIBLE.
obi: How to build an inverter from a dead one and two living ones. [link:inverterdiaries.example/build|Three inverters, one survivor|Parts, diagrams, and the smell that means stop.|chart] [d:16]
samwhit: How to run a repair café: the kettle, the rota, the forms nobody fills in. [link:repairtuesday.example/start|Start your own repair café|What you need: a hall, a kettle, four people and a sense of humour about screws.|bicycle] [d:9] #repairtuesday
>repairkoln: Und Kuchen. Ihr habt Kuchen vergessen.
>>samwhit: Page two. Page two is all cake.
repairkoln: Unsere Liste der häufigsten Fehler, sortiert nach Peinlichkeit. [link:reparaturtreff.example/fehler|Meistens war es der Stecker|400 Reparaturen, sieben Ursachen, ein Diagramm.|chart] [d:21]
jonasbaut: Eine Bank aus sechs Latten, wetterfest, ohne Metall. [link:jonasbaut.example/bank|Sechs Latten, eine Bank|Lärche, Keile, ein Samstag. Mit Stückliste.|garden] [d:24]
greta: Socken für Menschen mit zwei verschiedenen Füßen, also alle. [link:stehplatz-und-wolle.example/socken|Zwei Füße, zwei Socken|Anleitung in zwei Größen, die sich nicht streiten.|wool] [d:17]
>mateo: Por fin alguien lo dice.
anselm: Die schönsten Umsteigebahnhöfe unter 5 000 Einwohnern, mit Kuchenwertung. [link:anschluss.example/kuchen|Umsteigen mit Kuchen|Elf Bahnhöfe, elf Kuchen, ein Sieger mit Rhabarber.|tram] [d:26]
lukas: Den Lagebericht lesen lernen, in zehn Minuten, vor der Tour und nicht danach. [link:lawinenkunde.example/lesen|Zehn Minuten vor der Tour|Was die Stufen sagen und was sie nicht sagen.|snow] [d:27]
klara: Die ganze Sendung „Zehn Minuten nichts“ zum Nachhören, ungeschnitten. [link:hafenradio.example/nichts|Zehn Minuten nichts|Der Hafen schaut hoch. Ungeschnitten.|comet] [d:0] #cometwatch
>emil: i downloaded all eleven megabytes of it
margo: Ma liste pour les insomniaques : dix livres qui ne mordent pas. [link:unepageparsoir.example/insomnie|Dix livres qui ne mordent pas|À lire la nuit, sans crime ni finance.|books] [d:13] #unepageparsoir
theomartin: Les plus beaux génériques de fin, avec l'heure exacte où pleurer. [link:cineclub-du-jeudi.example/generiques|Restez assis|Douze génériques et le moment où la salle se tait.|window] [d:20] #filmclub
odile: Un petit lexique des mots qui refusent de traverser la frontière. [link:entre-deux-etages.example/lexique|Mots sans papiers|Quarante mots et ce qu'on dit à leur place.|poster] [d:6]
>layla: ابحثي عن «وحشتني»، أرجوكِ.
>>odile: Elle est en première page.
chloe: Tutoriel : dessiner une pomme qui a passé une mauvaise journée. [link:chloedessine.example/pomme|La pomme triste|Trois traits, deux couleurs, beaucoup d'empathie.|garden] [d:29]
nadia: Le rapport annuel de notre toit d'école, écrit par les élèves. [link:toit-solaire.example/rapport|Nous avons vendu du soleil|22 kW, 301 auteurs, un dessin de cigogne.|chart] [d:9]
>ines: Page 12, la cigogne a une légende et des barres d'erreur. Je recrute.
lucia: Lugares oscuros de la costa, con aparcamiento y sin perros sueltos. [link:nochelarga.example/mapa|Mapa de noches|Treinta calas y un cementerio con muy buena vista.|sea] [d:19] #starnight
carmen: Mi nieta ha puesto mi puchero en la red. Yo solo dicto. [link:lacocinadecarmen.example/puchero|Puchero para los que vengan|Sin cantidades, con paciencia y un hueso bueno.|dish] [d:5]
>imani: Sending this to my grandmother. She says "finally, a professional".
mateo: Cómo saber si una manta está tejida a mano: mírela por detrás. [link:telar-quispe.example/reves|El revés no miente|Cinco señales, con fotos del lado que nadie enseña.|wool] [d:23]
valen: Escuchar un disco con las manos ocupadas: una defensa. [link:vinilosdomingo.example/manos|Con las manos ocupadas|Pelar papas, planchar, y otras formas de oír mejor.|vinyl] [d:8] #vinilosdomingo
rafa: O pandeiro em cinco levadas, pra quem só tem panela. [link:discosdequintal.example/panela|Pandeiro para panelas|Cinco levadas, uma tampa, vizinhos avisados.|vinyl] [d:22]
martatx: Limpar latão sem lhe apagar a história. [link:candeeiros.example/latao|Limpar latão devagar|Limão, farinha, tempo e um bocadinho de respeito.|window] [d:15]
priyaraman: The catalogue is online: 413 jars, who brought each one and what they called it. [link:seedlibrary.example/catalogue|The jar catalogue|413 varieties, in the names their keepers use.|garden] [d:2] #seedlibrary
>rosa: "Auntie's small angry chilli". Official name. I love this place.
meiplants: A calendar of moss, which is mostly one page. [link:meiplants.example/moss|The moss year|What to do each month. In most months: nothing, kindly.|forest] [d:28]
rosa: How old is my saguaro? A ruler, some arms, some humility. [link:saguaronotes.example/age|How old is my saguaro?|A field guide to asking politely.|desert] [d:21]
amarabakes: Jollof scones exist now and I'm sorry and you're welcome. [link:amarabakes.example/jollof-scones|Jollof scones|Hot, red, absurd. Eat with butter and no witnesses.|bread] [d:14]
>oluwaseun: My uncle has left the family group over this. Making them tonight.
tomasbakes: What my oven taught me about waiting, with a bread at the end. [link:tomasbakes.example/horno|El horno terco|On an oven from 1971 and the bread that likes it.|bread] [d:18]
linh: Forty breakfasts by bicycle, in order of how early you have to get up. [link:breakfastsoup.example/forty|Forty breakfasts by bicycle|A route, a list of stools, and the best coffee at each end.|dish] [d:12] #breakfastsoup
junebug: Water, explained by somebody who is tired of pretending it's magic. [link:slowdrip.example/water|It's just water|Hardness, temperature and the kettle you already own.|coffee] [d:24]
wanjiru: Five exercises for people who sit, filmed in my kitchen, with interruptions. [link:thirtyk.example/sit|For people who sit|Five exercises, one kitchen, two children walking through.|hills] [d:7]
emil: our whole test suite, drawn as a map, because somebody asked what it looks like [link:slowtools.example/map|A map of our tests|Green hills, one swamp, and a bridge called flaky.|chart] [d:25]
weilin: i wrote down everything i know about debouncing. it is nine paragraphs and a noodle recipe [link:keycapstories.example/debounce|Debounce, with noodles|When a key says yes twice, and what to cook meanwhile.|interface] [d:17]
northgate: The letters people left in our returned books, digitised with permission or after ninety years. [link:northgatelibrary.example/letters|Left inside|Two hundred letters, tickets and one pressed fern.|books] [d:16]
>samokafor: I'm going to need the week off.
kofi: How we kept the room: the whole correspondence, 61 letters. [link:kofireads.example/room|How we kept the room|Nine months, 61 letters, one very good window.|books] [d:1]
lenny: A puzzle for people who think they hate puzzles. Every clue is a compliment. [link:niceclues.example/one|A kind crossword|Fifteen squares by fifteen, no insects, no obscure rivers.|poster] [d:10]
>joy: I FINISHED ONE 😭🎉
>>lenny: Then my life's work is done, or at least 14-Across is.
mirela: Proofs without fear: twelve short ones for the bus. [link:busproofs.example/twelve|Proofs for the bus|One page each, no prerequisites, a joke at number seven.|chart] [d:6] #mathsisforeveryone
giulia: The topology of tortellini, now with diagrams that my nonna approved. [link:nodiepasta.example/tortellini|The hole in the middle|Genus, dough, and why the ring must close.|dish] [d:20]
hye_r: What gets lost between two lines of subtitle. [link:twolines.example/lost|Two lines, twelve characters a second|Notes on a trade that succeeds when you forget it.|window] [d:15] #filmclub
stavros: My father has opinions about nets and now they are in writing. [link:netmenders.example/father|The net is fine|An interview with a man who mends everything except his opinion.|sea] [d:11]
arjun: The best ten minutes in Indian cricket happen on maidans nobody films. So I filmed one. [link:maidan.example/nine|Nine matches, one outfield|Ten minutes from Azad Maidan, sound on.|stadium] [d:28]

demo: Where do you keep the good scissors? [poll:1440|In the drawer, obviously|Hidden from family|There are no good scissors] [d:10]
>carmen: Escondidas. Y aun así desaparecen.
>chloe: Virgule dort dessus.
emil: how many browser tabs are open right now, be brave [poll:720|under 10|10 to 40|the number is a symbol] [d:16]
>weilin: the favicon has given up
>noor: One. I am exactly as tiring as you imagine.
samokafor: The right paper for a difficult letter: [poll:2880|Thin, airmail|Thick, cream|Whatever is nearest, before I change my mind] [d:18]
>harold: Back of a seed packet. Worked on the wife.
klara: Welches Geräusch fehlt euch aus eurer Kindheit? [poll:4320|Wählscheibe|Milchwagen|Schreibmaschine|Omas Schlüsselbund] [d:22]
>greta: Omas Schlüsselbund. Jetzt muss ich kurz raus.
>anselm: Der Schaffner mit der Zange.
ines: Cet été, votre rue avait plutôt : [poll:4320|De l'ombre|Une idée d'ombre|Un parking] [d:14] #shadewalk
diego: ¿Qué se grita en un gol? [poll:720|Gol, alargado|Nombres de santos|Nada, se llora|Cosas que mi mamá lee aquí] [d:18]
valen: Mate: ¿amargo o dulce? Conteste con calma. [poll:1440|Amargo|Dulce|Con cáscara de naranja] [d:26]
>carmen: Café, hija.
bea: O azulejo mais bonito é: [poll:2880|O da avó|O da estação|O que falta] [d:20]
>martatx: O que falta. Sempre.
tenzin: First thing you do on a summit? [poll:1440|Tea|Photograph|Sit|Ask how far down is] [d:24]
hamish: What's the weather doing where you are, in one word? [poll:1440|Wet|Wild|Waiting|Weather] [d:15]
joy: Best rainy day merienda? 🌧️ [poll:720|Champorado|Banana cue|Instant noodles with egg|All of the above] [d:19]
>sione: All of the above is the only Christian answer.
sana: A clause nobody reads should be: [poll:2880|Shorter|Deleted|A recipe] [d:12]
>noor: Deleted. Then, in its place, the recipe.
wanjiru: Running with music or without? [poll:1440|With|Without|With the radio news, like a maniac] [d:25]
rosa: Name for the owl in saguaro 12: [poll:2880|Reviewer Two|Linda|Professor Nope|Gary] [d:9]
>ines: Reviewer Two already has hooves. Professor Nope.
>kofi: Linda. She looks like she runs the place.
maeve: Class 5 want to name the radiator: [poll:1440|Declan|Sir Clanksalot|Beyoncé|Just "the radiator"] [d:21]
>jack_t: declan. for the honour of the trade
pieter: Bell etiquette: [poll:1440|Ring early|Ring late|Say sorry instead|Sing] [d:17]
lenny: Is it cheating to ask your mother for 9-Down? [poll:720|Yes|No|Not if she volunteers] [d:13]
aino: Sauna temperature. [poll:1440|70|80|90|What my father says] [d:12]
giulia: Sauce on top or mixed in? Choose before my uncle sees. [poll:720|On top|Mixed|On the side (leave)] [d:27]
junebug: Name the new grinder, it's loud and Italian. [poll:1440|Gina|Thunder|Silvio|Please stop naming machines] [d:23]
theomartin: Au cinéma, vous vous asseyez : [poll:1440|Au fond|Au milieu|Devant, la tête en arrière|Près de la sortie] [d:11] #filmclub
jonasbaut: Bleistift: [poll:720|Hinterm Ohr|In der Tasche|Verloren|Kugelschreiber (bitte gehen)] [d:29]
bronwyn: Powdered egg: [poll:1440|Never|Once, in a crisis|I was raised on it|We do not speak of it] [d:10]
>demo: We do not speak of it.
`
