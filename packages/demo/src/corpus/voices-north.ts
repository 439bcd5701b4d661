/** Posts by voice: members around the northern seas. See `parse-corpus.ts` for the notation. */
export const VOICES_NORTH = `
== demo
Ferry home, everyone asleep except the gulls. [img:sea|A grey evening sea with one small ferry and a low sun] [d:0]
>ines: The gulls have a night shift union.
>klara: Gulls never sleep. I have recordings.
Small rule for meetings: whoever called it washes the cups. [d:1]
>noor: We adopted this and lost half our meetings. Best week of the year.
>priyanair: whoever called it *and* said "quick sync" dries them
>samwhit: Church hall has run on this rule since 1962.
Today I drew the screen that says "nothing here yet". It took four hours and it has eleven words. #quietinterfaces [d:0]
>noor: Keep the empty state. It is the kindest screen you have.
>theomartin: Onze mots, c'est déjà un bon haïku.
>elif: Which eleven? You cannot leave us like this.
>>demo: "No messages. When someone writes to you, it will be here." I counted "it" twice in my head.
My sourdough has the texture of a folded newspaper and, frankly, some of the flavour. #rainydaybread [d:0] [img:bread|A flat round loaf on a wooden board]
>amarabakes: Longer proof, hotter oven, less apology.
>>demo: I can promise one of the three.
The 07:40 was on time, the captain announced it twice, and people applauded. [h:8]
Sketched the harbour from memory, then checked. I had invented a crane. [img:skyline|A harbour at dusk with cranes and lit windows]
Does anybody else read the terms of service when they are tired, just for the rhythm?
Saw the comet from the top deck, between two clouds, for about as long as it takes to say "there". #cometwatch [d:0] [img:comet|A pale comet above dark water]
My sister records doors for a living. This morning she phoned to say the one at my dentist is exceptional. @saga, explain.
>saga: solid oak, brass latch, slight hesitation before it commits. a door with doubts
>>demo: So it is like us.
Question for people who design forms: what is the one field you would remove tomorrow if nobody asked why? #quietinterfaces [poll:1440|Title|Fax|Confirm e-mail|How did you hear about us] [d:1]
>slowtools: Fax. We checked our logs: two submissions in six years, both our own tests.
>bea: "Título". Sou doutora de azulejos, e não cabe.
Four people asked me for directions today and I was right three times. If you are the fourth, I am sorry, but the museum is worth the walk back.
Good coffee, wrong pier. Turned out to be the right pier. [img:coffee]
Repaired the kitchen drawer with a plan I drew first, to scale, with a title block. @jonasbaut would have needed three boards and ten minutes.
>jonasbaut: Acht Minuten. Aber ohne Titelblock.
Someone at work printed my wireframe and hung it in the kitchen because it "looked calm". I have had exhibitions that meant less.
== noor
Spent the day deleting settings nobody used. Fourteen fewer toggles, not one complaint. #quietinterfaces [ago:121]
>emil: i wrote the tests for two of those. they died as they lived, green
>demo: Which one hurt?
>>noor: "Show tips on startup". It was my first commit.
>>>demo: Buried with honours, then.
>lenny: Eleven letters, "what Noor does to preferences". OBLITERATES.
>weilin: meanwhile my keyboard firmware has 212 options and one user
Wrote down how we decide. It fits on one page, because that was the rule. [link:noorhaddad.example/toggle|The toggle you do not ship|Six questions to ask before a preference becomes a setting, and what to do with the answers.|interface] [d:0]
>slowtools: Question four has already cost us a feature. Thank you.
>dalia: Lo mismo con las cartelas: si necesita nota al pie, sobra la frase.
Low in the west, twenty minutes after dusk. Binoculars help. Patience helps more. #cometwatch [d:2]
Birthday cake number nine this year. Pistachio, orange blossom, structurally unsound. [img:dish|A tall green cake leaning slightly to one side]
>sana: The lean is the proof that it is homemade. Ruling in favour of the cake.
My grandmother's remote control had every button taped over except three. She shipped the best interface in our family.
>elif: Mine did it with nail polish. Red for "louder".
A dialog that asks "Are you sure?" is a designer asking the user to do their job. #quietinterfaces
أصعب كلمة في أي واجهة هي «حفظ». الناس يظنون أن الأشياء محفوظة أصلاً. [lang:ar]
Flight delayed, so I redesigned the departures board in a notebook. It now has two columns: "going" and "be honest". [img:interface|A notebook sketch of a very simple departures board]
If your release notes need a table of contents, you shipped two releases.
Things I will defend with my whole body: undo.
>mirela: Undo is an inverse element. Your product should be a group.
>>noor: I have been in products that were barely a magma.
Beirut tonight: warm wind, generator hum, jasmine. Someone two balconies down is practising one chord. [h:21]
New rule in the studio: you may add a preference if you can name the two people who will argue about it.
== saga
recorded a lighthouse door today. 140 years of salt in one hinge. [d:4]
three takes of rain on a tin roof, four takes of a man asking what i was doing
my neighbour hums in b flat when the lift is broken. the lift has been broken for a week. i know the song now
fieldwork tip: if the birds stop, you have walked into the shot
the director wants "a more blue kind of silence". i have a folder for that
>oluwaseun: I cut picture to that silence last year. It was teal at best.
my sister draws screens and i record doors. our parents tell people we work "with openings"
went to see a film without sound design, as in, a silent film, with piano. cried at a spoon
does anyone have a fridge that sounds sad? need it by tuesday. paying in cinnamon buns
>aino: Mine has grief. 48 Hz and a rattle. Come over.
>tim_o: Boat fridge, circa 1991. It mourns.
gear list for the comet night: one recorder, two blankets, zero expectations #cometwatch [d:1]
the sound of four hundred people not speaking in a field, looking up. got it. eleven minutes. wouldn't trade it #cometwatch [d:0]
>zuzana: Please, please let the observatory have a copy.
>>saga: it's yours. file is called "people, up"
== klara
Nebel seit vier Uhr. Drei Hörner, eins davon verstimmt. [h:6] [d:3]
Frühschicht im Hafenradio: Ich habe „Guten Morgen“ gesagt und ein Schlepper hat geantwortet. [h:6]
>anselm: Pünktlich?
>>klara: Auf die Sekunde. Hupe in F.
Heute in der Sendung: ein Mann, der seit vierzig Jahren Knoten sammelt. Er hat einen mitgebracht, den niemand aufbekam. Auch er nicht.
Der Regen kommt hier von der Seite, damit man beide Ohren benutzt.
Wer hat das Fischbrötchen auf dem Mischpult vergessen? Es geht um den Ton. Und um den Fisch.
Containerschiff mit dem Namen „Geduld“ läuft drei Stunden zu spät ein. Das Universum redigiert mit.
Ich suche Aufnahmen von Fahrradklingeln aus den Achtzigern. Ernsthaft.
>pieter: Ich habe elf. Eine quietscht auf Niederländisch.
>>klara: Genau die will ich.
Auf dem Balkon blüht jetzt, im November, eine einzelne Kapuzinerkresse. Trotzig, hamburgisch. #balkongarten [d:0] [img:garden|Eine einzelne orange Blüte in einem Balkonkasten]
Sonnenaufgang über Kran sieben. Die Kollegin sagt: „Kitsch.“ Stimmt. Schön. [img:skyline|Hafenkräne vor einem rosa Morgenhimmel]
Hörerfrage des Tages: Warum klingt ein leeres Schiff höher als ein volles? Antwort um halb acht. [link:hafenradio.example/leeres-schiff|Warum ein leeres Schiff höher klingt|Eine halbe Stunde über Rümpfe, Resonanz und einen sehr geduldigen Hafenlotsen.|sea]
== hamish
Ferry cancelled. Sheep unaffected. [d:2]
Wind from the west, then from everywhere. I have tied down the bin, the other bin and the dog.
>bronwyn: Which way did the first bin go?
>>hamish: Raasay, by the looks of it.
Four seasons before lunch, though one of them was only a rumour.
The postie asked if I was using the weather for anything. [img:hills|Green hills under a heavy sky with one bright gap]
Saw the comet. Saw also the backs of eleven cars that came over the bridge to see the comet. #cometwatch [d:0]
>zuzana: Did they switch off their headlights?
>>hamish: They did when Morag shouted.
Ewe number 40 has learned the gate. I've changed the gate. Now she's looking at me the way a chess player looks.
Peat on the fire, dog on the feet, forecast off. [h:20]
A visitor asked me which of the hills was "the good one". I told her it depended what she'd done.
Low cloud all week. The mountain's still there; I walked into it on Tuesday. [img:mountains]
There's a rainbow standing in my neighbour's field and he says he's not moving it.
First frost. The loch has the look of something thinking. [img:lake|A still loch at dawn with frost on the reeds] [d:11]
== freya
Polar night arithmetic: 2 hours of blue, 1 headlamp, 340 kelp stipes counted, 0 otters required. [d:5]
Limpets return to the exact same spot on the rock after every tide. They have a home scar. I think about that more than is professional. #tidepool
>mirela: A fixed point theorem with a shell.
>stavros: My father also. Same chair, same table, thirty years.
The dive computer said 3 °C. My face said other things.
New paper day. Nine authors, two of them asleep on boats. [link:kelpnotes.example/winter-growth|Kelp grows in the dark|What we measured on a northern reef between November and March, and why the plants do not wait for the sun.|sea]
>ines: Read the methods first, as promised. The light logger calibration is lovely.
>>freya: You are the only person who will ever say that and I am printing it.
Aurora so bright tonight we could read the slate without lamps. Still measured the kelp. [img:snow|Green northern lights over a snowy shore] [h:19]
Someone on the boat whistled. The skipper turned us around. We do not whistle on the boat.
A curious seal followed the transect line for forty minutes and I have decided he is a co-author.
Lunch: brown cheese, frozen. Knife: also, somehow, frozen.
What colour would you call the sky here at noon in November? The lab is split. [poll:4320|Ink|Plum|Blue, obviously|Cancelled] [d:3]
>aino: Cancelled.
>hamish: Aye, cancelled.
>elif: Plum with a hairline of ink.
== aino
Sauna, then antenna, then sauna. The signal is excellent.
Small talk with the neighbour: he nodded, I nodded. We may have overdone it.
First ice in the bay. It sounds like somebody tuning a very large piano with a spoon. #firstsnow [d:29] [img:snow]
>saga: leaving now. keep it cold
Listened to 14 MHz until two. Someone in Patagonia is also awake and also out of coffee.
The northern lights make a noise on shortwave. I would describe it as a cat considering something.
Heavy snow on the mast. I climbed up to apologise to it. [img:snow|Snow on a tall radio mast at blue hour]
Correct number of people in a sauna: odd.
My mother has sent another pair of wool socks. That makes nine. Winter is four months. She has a model.
Rye bread, butter, silence. Five stars. #rainydaybread [d:0]
We lost power for eleven minutes and the whole street came out to look at the stars, then went back in without a word. [d:20] #powercut
== emil
deleted 3,000 lines today. the app starts 40 ms faster and so do i
>noor: Frame the diff.
the bug was a time zone. the bug is always a time zone. in my house we say good night with an offset
rye bread report: dense. very dense. light does not escape #rainydaybread [d:0]
wrote a test that failed for the right reason and felt something close to love
user feedback of the week: "it does nothing, very well". putting it on the website [link:slowtools.example/changelog|Slow Tools: what we removed in autumn|Four removals, one addition, and a short note about the kettle.|interface]
we have one meeting a week and it is standing, outdoors, next to the harbour. november has improved our agenda enormously
the kettle in the office has more uptime than any of our servers
learning the bass so that i can be in a band whose drummer also writes tests. we start very exactly
is there a word for when you fix the thing while explaining the thing?
>mirela: In teaching we call it "a lesson".
>weilin: duck.
cycled home in sleet. all four keys on my keyring were cold in different ways
== slowtools
Version 4 is out. It is smaller than version 3. #quietinterfaces [d:0] [link:slowtools.example/four|Four, smaller than three|What went, what stayed, and how to get back the one thing you will miss.|interface]
>noor: The diff reads like a spring clean.
>priyanair: upgrade took 4 seconds. two of those were me looking for the progress bar
>samwhit: Runs on the hall laptop from 2009. I have tears.
>>slowtools: That laptop is our reference machine now.
Question from support: "How do I turn off notifications?" There are none. We have rewritten the page so that it says so in bold.
Our roadmap for winter: fix the twelve oldest reports, answer the post, water the plant.
A week without deploys. Everything kept working, including us.
We keep a file of features we said no to. It is the longest document we own and the one we reread.
>demo: Would you publish it?
>>slowtools: With the names removed, yes. Give us until spring.
Sticker day. They say "it goes quiet". They are 20 mm wide, so you have to come close. [img:poster|A tiny round sticker with a bird on a large empty sheet]
The kettle has been descaled. Performance improved by a third. No other changes.
== pieter
33,412 bicycles across the bridge yesterday. One unicycle, counted as half. [d:1]
>samwhit: Surely a unicycle counts as one and a bicycle as two.
>>pieter: I have to sit down.
New counter installed. A heron has been standing on the sensor since six. We have 900 herons in the data. [img:bicycle|Bicycles on a bridge beside a canal]
Every city asks me how to get more people cycling. The answer is a kerb, 12 centimetres, continuous. Nobody wants that answer on a slide.
Rain, wind 6, and a father with three children on one bike, singing. This is not infrastructure, this is character.
Rode 4 km with a Christmas tree, in November, because my sister plans ahead.
A very good bench by the canal has been moved two metres into the sun. Somebody at the municipality is a poet.
>teresa_v: Dos metros de sol es una política pública completa.
Do you stop at a red light when nobody is there? Asking as a professional, not as a neighbour. [poll:2880|Always|When a child is watching|I slow down with dignity|No comment] [d:6]
>maeve: "When a child is watching" is a whole moral philosophy and I teach it.
Stroopwafel balanced on a hot mug, wind from the north, three minutes exactly. I have a timer for this.
== harold
Hello all. My granddaughter says I should say something. Leeks are in. [d:33]
>maeve: Welcome Harold! This is exactly the sort of thing we come here for.
>meiplants: Please show us the leeks.
>>harold: I'll have to ask how.
Rain butt full. Whippet refuses to discuss it.
Somebody has left a marrow on my gate. Unsigned.
Here is the leeks, with help. [img:garden|Rows of leeks on an allotment with a shed behind] [d:31]
>jonasbaut: Kerzengerade. Respekt aus Leipzig.
>meiplants: Beautiful blanching. What do you use for collars?
>>harold: Drainpipe and the local paper.
It was clear enough last night for that comet and I stood by the sea wall with half the town. Nobody said much. Took my cap off to it, which my late wife would have laughed at. #cometwatch [d:0]
>saga: this is my favourite post of the whole week, harold
>tim_o: I'd have done the same, sir.
>walt: Took mine off too.
Have been shown how to do a "poll". Whippet: coat or no coat. [poll:1440|Coat|No coat|Ask the whippet] [d:8]
>hamish: No coat. He'll tell you himself otherwise.
Kettle on, radio on, sea doing what it does.
Plot 15 has gone and built a pergola. We are all being very calm about it. #allotmentlife
>jonasbaut: Wie viele Bretter?
>>harold: Forty if it's one.
== northgate
Library Night is this week: doors until midnight, soup in the reading room, a torchlit tour of the dome that leaks. Bring a book you never finished. #librarynight [d:8] [link:northgatelibrary.example/night|Library Night at Northgate|Programme, soup, and where to leave the book you gave up on.|books]
>kofi: We are doing ours the same evening in Accra. Shared soup across two continents.
>margo: On lit quoi, à minuit ?
>>northgate: The last page of whatever you brought.
412 people, 11 dogs, one very old atlas, no complaints. Thank you for last night. #librarynight [d:5] [img:books|Tall library shelves lit by warm lamps]
The dome leaks again. The bucket has been given a shelfmark: DRIP 551.57.
Returned today: a novel borrowed in 1987, with a pressed fern, a bus ticket and a note saying sorry.
>meiplants: Which fern?
>>northgate: We hoped you would ask. Photograph coming.
>lenny: Fines at 1987 rates or today's?
We do not fine. We never minded. We only missed you. [d:4]
Staff pick: anything with a map in the front. [img:books]
Radiators: on. Seats by the radiators: taken, mostly by the same cat. #windowcats [d:1] [img:cat|A cat asleep on a library radiator]
Would you rather find in a second-hand book: [poll:10080|A letter|A recipe|A stranger's argument in the margin|Money] [d:7]
>samokafor: A letter. I leave them on purpose.
>carmen: Una receta, y que falte un ingrediente.
`
