/** Posts by voice: German writers, the Baltic, the Balkans and the east of the Mediterranean. See `parse-corpus.ts`. */
export const VOICES_CENTRAL = `
== jonasbaut
Vogelhaus aus drei Brettern. Anleitung im Blog, Fehler inklusive. #balkongarten [d:0] [link:jonasbaut.example/vogelhaus|Ein Vogelhaus aus drei Brettern|Drei Bretter, zwölf Schrauben, ein Nachmittag. Mit Zeichnung zum Ausdrucken.|hills]
>harold: Built one years back. Sparrows moved in before the glue set.
>anselm: Fehler Nummer zwei kenne ich. Wir duzen uns.
@demo hat recht: erst gießen, dann Kaffee. Die Tomaten sind auch meiner Meinung. #balkongarten [d:0]
>demo: It was a unanimous vote, then.
Die Wasserwaage sagt gerade, das Auge sagt Mut.
Letzte Tomate des Jahres, 21. November oder so. Sie schmeckt nach Trotz. #balkongarten [d:0] [img:garden|Eine einzelne Tomate an einer fast kahlen Pflanze]
>klara: Meine Kresse grüßt.
Nachbarin fragt, ob ich leiser sägen kann. Habe jetzt eine Japansäge und eine Freundin für Kuchen.
Ein Brett war zu kurz. Ich habe es zweimal abgesägt, es war immer noch zu kurz.
>samwhit: Classic supplier error.
Kiste für Winterradieschen: 40 Minuten Bau, zwei Stunden Suche nach dem Bleistift hinterm Ohr. #balkongarten
Leipzig im Regen, Werkstatt warm, Radio leise, Leim zieht an. Ich rühre nichts an bis sechs. #rainydaybread kann warten. [d:0]
Welches Holz für eine Bank, die draußen bleibt? [poll:2880|Eiche|Lärche|Robinie|Was der Nachbar hat] [d:3]
>pieter: Robinia. And move it two metres into the sun.
>thandi: Whatever you choose, put a tree next to it.
Habe aus dem Rest vom Vogelhaus ein Mäusehaus gebaut. Aus dem Rest davon einen Zahnstocher.
Der Topf auf dem dritten Fensterbrett links hat seit heute einen Mitbewohner: Feldsalat, ungeladen. #balkongarten [d:0]
== greta
Stehplatz, vierter Rang, drei Stunden. Im zweiten Akt hat jemand geniest, in der richtigen Tonart. [h:22]
Socke Nummer eins fertig. Socke Nummer zwei ist noch Theorie. [img:wool|Eine gestrickte Socke und ein Wollknäuel]
>mateo: La segunda siempre llega tarde, como mi hermano.
In der Straßenbahn gestrickt, vier Maschen verloren, drei Menschen haben suchen geholfen.
Heute wurde in der Oper eine Tür so schön geschlossen, dass ich an @saga denken musste.
>saga: which act. which door. wood or steel
>>greta: Dritter Akt, Eiche, ein Hauch zu spät.
Die Souffleuse ist in Pension. Sie hat in dreißig Jahren jedes Stück halblaut gesungen. Wir haben stehend geklatscht.
Wollgeschäft sperrt zu. Ich habe Vorräte bis 2041, aber wer redet jetzt mit mir über Merino? [d:12]
>mateo: Yo. Por las noches, con té.
Frage an alle Strickenden: Rundnadel oder Nadelspiel? [poll:1440|Rundnadel|Nadelspiel|Hauptsache warm] [d:5]
Melange, Zeitung, Regen am Fenster, und niemand will was. Ein ganzer Roman. [img:coffee]
Die Mütze passt. Leider dem Teekessel.
Gestern Mahler, heute Muskelkater in der Seele.
== anselm
Anschluss in Offenburg geschafft. Nummer 32. Ich habe dem Zugbegleiter die Hand gegeben. [d:1]
>klara: Das wird vertont.
>arjun: In Mumbai we count the ones we jumped onto. Congratulations all the same.
Verspätung 47 Minuten. Im Abteil wurde Streuselkuchen geteilt. Wir wollten dann gar nicht mehr ankommen.
Schwarzwald, 6 Grad, Nebel, zwei Reifen, eine Brezel. [img:forest|Nebel zwischen dunklen Tannen]
Der Berg war heute höher als im Mai. Ich habe es gemessen, mit den Knien.
Im Fahrplan ist Poesie, man muss nur die Fußnoten lesen: „verkehrt nicht, wenn Schulferien“.
Ein Kind im Zug erklärt seiner Oma, warum Weichen „Weichen“ heißen. Falsch, aber viel besser.
Neue Nachtzugverbindung! Ich habe vor Freude das Fahrrad geputzt. [d:10] [link:nachtzugfreunde.example/winter|Der Winterfahrplan der Nachtzüge|Alle Abfahrten, alle Schlafplätze, und ein Wort zu den Kissen.|tram]
>nika: Does it reach Tbilisi? Asking softly.
Pedelec überholt mich bergauf. Der Fahrer grüßt. Ich grüße zurück, in Gedanken. #radliebe
Habe einen Bahnhof gefunden, in dem die Uhr geht und das Café auch.
Tunnel, Tunnel, Licht, Tunnel, Himbeereis. So fährt man in den Süden. [img:mountains]
== lukas
Lagebericht um sieben geschrieben, Stufe zwei, Text dreimal gelesen, einmal mehr als nötig. [h:7]
Frischer Schnee über 1800. Schön ist kein Maß für Stabilität. #firstsnow [d:28] [img:snow|Verschneite Gipfel im Morgenlicht]
Jemand fragt: „Ist es heute sicher?“ Ich antworte mit einer Frage. Das ist der ganze Beruf.
Almkäse, acht Monate, salzt sich durch jede Diskussion.
>bronwyn: Swap you a wheel. Mine is loud as well.
Triebschnee im Nordhang, Gämse im Südhang. Nur eine von beiden kennt den Lagebericht.
Gestern am Grat die Spur eines Hasen, der es sich anders überlegt hat. Kluger Hase.
== repairkoln
Zweiter Samstag: 31 Geräte, 24 gerettet, Käsekuchen aus. #repairtuesday heißt bei uns Samstag. [d:6]
>samwhit: Every day is #repairtuesday somewhere.
Wer hat die Kaffeemaschine repariert UND entkalkt UND ist weggerannt? Bitte melden, es gibt Kuchen.
Ein Kind wollte wissen, was in der Fernbedienung wohnt. Jetzt wissen es alle: Krümel.
Wir suchen Nähmaschinenöl, ruhige Hände und jemanden, der Röhrenradios versteht. [d:2] #repairtuesday
>aino: I understand valve radios. I am far away and do not talk much, so perfect.
Fahrrad von 1961, Rücktritt wieder da. Besitzerin, 84, fuhr sofort los, ohne Helm, mit Handtasche. [img:bicycle] [img:street|Die Straße, in der sie verschwunden ist]
Statistik: 40 % der Defekte waren der Stecker. 10 % waren Heimweh.
== elif
Moved one point by two units today. The g is finally breathing. [d:0] #quietinterfaces
>minji: I understood this in my hands.
>bea: Fotografia, por favor. Antes e depois.
The ferry between two continents takes twenty minutes and one tea. [img:sea|A ferry with gulls crossing a wide strait]
>demo: Mine takes two coffees and no continents. I feel cheated.
Sign painter on my street retired at 78. He offered me his brushes and one warning: "Never rush an S." [d:8]
Simit, tea, wind, and a man selling umbrellas who knew before the sky did.
If you set it in all caps because it is important, it was a sentence problem. #quietinterfaces
ğ is not a g with a hat. It is a vowel wearing shoes. Thank you for your attention. [img:poster|A large letter on a warm background]
>lenny: I will never be able to clue it any other way.
Finally released: a text face for timetables, bus stops and bad light. Two weights. It has good zeros. [link:elifdemir.example/durak|Durak, a typeface for waiting|Drawn for timetables and bus stops: narrow, legible in rain, with zeros you can trust.|poster] [d:2]
>anselm: Die Nullen! Endlich nimmt jemand die Nullen ernst.
>thandi: We're setting three shelters in it next month.
>jack_t: can i have it on my destination board. can i have it on my gravestone
Which letter do you find hardest to draw? [poll:1440|S|g|&|R] [d:1]
>yusuf: النون. دائماً النون.
Cat on the light table. Kerning has become impossible, affection has not. #windowcats [d:0] [img:cat]
Night crossing, no wind, and there it was above the minarets, like a comma someone had thrown. #cometwatch [d:0]
== yusuf
كتبت حرف النون أربعين مرة. التاسعة والثلاثون كانت جميلة، فأفسدتُ الأربعين من الفرح. [d:0]
>layla: وأنا ترجمت بيتاً أربعين مرة. الثالثة كانت الصحيحة.
القهوة المرّة أصدق من معظم الاجتماعات. [img:coffee|فنجان قهوة صغير على صينية نحاسية]
الحبر الجيد يغفر لليد، والورق الجيد يغفر للحبر.
سألني طفل: لماذا تكتب ببطء؟ قلت: لأن الكلمة تسمعني.
المطر في عمّان ضيف يأتي بلا موعد ولا نشتكي.
The reed pen is cut at an angle. So is the writer, by the end of the day. [lang:en]
>elif: I am stealing this for my students.
درس اليوم: الفراغ بين الحروف حرفٌ أيضاً. #quietinterfaces [d:0]
رأيت المذنّب من سطح البيت، مثل نقطة نسيها الخطّاط. #cometwatch [d:0]
>elif: A dot and a comma. We should set this sky properly.
== layla
ترجمت اليوم سطراً واحداً، وبكيت عليه كأنه غسيل نسيته تحت المطر.
المصعد معطّل منذ العيد. صرت أعرف كل جارة من صوت خطواتها.
كلمة «وحشتني» لا تُترجم، تُحمل. [d:1]
>odile: En cabine, on la laisse passer en silence et tout le monde comprend.
صفحة واحدة كل مساء، مع شاي بالنعناع وضجيج الشارع. #unepageparsoir [d:0]
>margo: Bienvenue au club, Layla. Ici aussi, la rue lit avec nous.
القاهرة في السادسة صباحاً: خبز، وعصافير، وبائع يغنّي للفجل. [h:6]
انقطعت الكهرباء فسمعنا أم كلثوم من ثلاثة شبابيك في وقت واحد، وكأنها على الهواء. #powercut [d:20]
I translate poems about rain for people who live in rain. They correct me on the details. [lang:en]
بطة جارتي تصعد ستة طوابق أسرع مني. [img:window]
== piotr
Lost in 61 moves to a man eating soup.
Baltic this morning: four degrees, short waves, long faces. [img:sea]
My boat has two speeds, tomorrow and not yet.
Chess question. If your opponent offers a draw and a biscuit, which do you take first?
>mirela: The biscuit. The draw is still there afterwards, by symmetry.
Fixed the rudder with a part from @tim_o's suggestions and a word from my grandfather.
>tim_o: I can guess the word.
The lighthouse at Hel blinked and I blinked back. Thirty years we do this.
New sail. It is white. Give it a week. [d:17]
Comet above the shipyard cranes, very polite, no queue. #cometwatch [d:1] [img:comet]
Gdańsk in fog: the cranes stand in the street like people who forgot why they came in. [img:skyline]
Regatta on Saturday, three boats, one of them borrowed, one of them the committee. [d:8]
== zuzana
Comet forecast for tonight: low west, 20 minutes after dusk, one fist above the horizon. Bring a child; they see it first. #cometwatch [d:0]
>maeve: Class 5 are bringing the kitchen roll tubes, upgraded with foil.
>devon: How do I explain this to two six-year-olds who want it to make noise? 😂
>>zuzana: Tell them it does, but it is very far away and very polite.
Cloud. [d:4] #cometwatch
>hamish: Aye.
>klara: Dito.
>aino: Correct.
Cloud, but thoughtful. [d:3] #cometwatch
Public night: 340 people, one telescope, and a boy who asked the comet how old it was and waited for the answer. #cometwatch [d:0] [img:comet|A comet over an observatory dome] [img:hills|The hill below the dome, before the crowd came] [img:coffee|A coffee for whoever stayed past midnight] [img:street|The street at the foot of the hill, next morning]
Somebody asked if the comet is dangerous. Only to people who have to be up at six.
I keep a list of what people say at the eyepiece. Today's best: "Oh. It's just there."
>samokafor: I will put this in a letter.
>margo: C'est exactement ce que disent les gens devant la bonne page.
The dome motor squeaks in F sharp. We have decided it is a feature of the evening programme.
Meteor count from the roof: 58 in two hours. Hot chocolate count: 6. #starnight [d:27] [img:comet] [img:coffee|One of the six, with a leaf in the foam]
Our new guide for beginners, written in one sitting, at dusk, in mittens. [link:zuzanalooksup.example/first-comet|Your first comet, tonight|Where to stand, what to bring, and why the first thing you see will be a plane.|comet] [d:1] #cometwatch
>junebug: The plane paragraph is so true it hurt.
Please turn off one lamp tonight. Not all of them. The one nobody uses. #cometwatch [d:0]
What did you see it with? [poll:2880|Naked eye|Binoculars|A telescope|Clouds] [d:0] #cometwatch
>hamish: Clouds, then eye, then clouds.
>bronwyn: Wrong hemisphere, so: envy.
== mirela
A student said "I'm not a maths person" and then split a restaurant bill six ways with two discounts in his head. #mathsisforeveryone
Today's proof went wrong in line four and right in line nine. We kept both.
>giulia: Line four is where the interesting theorem lives.
In Romanian we say "a avea ochi" for someone who sees at a glance. I teach people to distrust it, kindly.
Bus home, one passenger, one orange, perfect packing.
The class voted that zero is even. It passed 22 to 3. The three have asked for a recount.
>maeve: Democracy at work. Mine voted that Tuesdays are green.
Concert tonight, Enescu, and an old man in front of me conducting with one finger, half a beat early. He was right.
Is it 0.999… = 1? I'm not asking. I'm recruiting.
Marking: 31 papers, 4 coffees, one answer that was a very good drawing of a duck instead. [img:poster|A simple drawing of a duck with a compass]
>weilin: full marks. it's rubber-duck debugging
Prime number birthday in the family. Grandmother is 89 and refuses to become composite.
== giulia
Tortellini tally: 212. The last forty have genus one and a half. [img:dish|A floured board covered with tortellini] [img:dish|The first plate of them, served] [img:chart|Tortellini by the hour, as a chart]
>mirela: The half is the one you ate.
My nonna closed 12 while I closed 1. She has never heard of topology and needs nothing from it.
Blackboard today: a sphere, a torus, and the lunch order, all homeomorphic by five o'clock.
Porticoes mean I walked across the entire city in the rain with dry shoes and wet opinions. [img:street|An arcade with warm light and rain outside] #shadewalk
>ines: 62 km of shade. I dream about Bologna.
A visitor called it "bolognese" in front of my uncle. We are keeping him indoors.
Found an error in my own paper, on page 3, in a sentence starting with "clearly".
>priyaraman: "Clearly" is where the weevils get in.
Ragù has been on since nine. The house has become a smell with rooms.
Which step do you skip when nobody's watching? [poll:1440|Resting the dough|Sifting|Reading the recipe|None, I'm watched] [d:4]
Evening: one lemma, one glass, one page. #unepageparsoir [d:0]
== stavros
Net mended. My father says it was fine before. There was a hole in it the shape of my father.
Coffee takes twelve minutes. If you've got less, drink water.
The sea today has the colour of a shirt you have washed too many times and love. [img:sea]
Beat my uncle at backgammon; he says the dice were young.
Octopus: 3. Patience: 0. Us: at the taverna.
Thessaloniki fog, ferries talking to each other all night, me answering from the balcony. #hafenradio
>klara: Ich habe dich gehört. Du warst etwas tief.
The cat who owns the harbour has had kittens in the good rope. We bought new rope. #windowcats [d:1] [img:cat] [img:sea|The harbour she owns, in the morning] [img:cat|The mother, who takes no questions] [img:wool|A ball of the new rope, not yet slept in]
A tourist asked if the fish was fresh. My father asked if the tourist was.
Comet above Olympus. My father nodded at it like at a neighbour who finally paid. #cometwatch [d:0]
Who taught you to cook, really? [poll:4320|Mother|Grandmother|Hunger|A book with stains] [d:9]
>linh: Hunger, then my grandmother, then hunger.
>amarabakes: A book with stains, and my aunt shouting over it.
== nika
Opened the clay jar after six months. It said hello in three languages. [d:15]
The night train to Batumi: eleven people, four songs, one chicken. [h:22]
>anselm: Und, war alles pünktlich?
>>nika: The chicken was.
Three men at the next table are singing in three parts about a cherry tree and I can't ask for the bill.
Snow on the pass, so the shepherds are in town, so the cafés are full of enormous coats. [img:snow]
Khinkali rule: count the tails, not the shame. [img:dish] [img:dish|The second plate, which went the same way]
My aunt toasts for nine minutes. We have agreed it's a genre.
Orange wine isn't orange and isn't a trend, it's a Tuesday in October since the Bronze Age.
Walked up to the monastery to see the comet and the monk had already put out chairs. #cometwatch [d:0] [img:mountains] [img:comet|The comet over the ridge, from the chairs] [img:snow|Fresh snow and firs on the way back down]
`
