/** Posts by voice: Ireland, Britain and the bakers. See `parse-corpus.ts` for the notation. */
export const VOICES_ISLES = `
== amarabakes
Forgot the starter on the windowsill for two days. It forgave me before I had forgiven myself. #rainydaybread [d:0]
>tomasbakes: The starter always forgives. It is the flour that keeps a list.
>demo: Mine holds grudges. Teach me.
>>amarabakes: Feed it at night and don't look at it until you've had tea. Dignity on both sides.
Agege bread: the trick is to knead until your arm files a complaint, then ten minutes more. [img:bread|A soft tall white loaf, torn open] [img:dish|What we ate it with]
>oluwaseun: Need this on a coach to Leeds immediately.
Customer: is this gluten free? Me: no. Customer: is it worth it? Me: yes.
Flour delivery at 4:10. The driver and I have known each other six years and have never seen each other in daylight. [h:5]
Rain on the skylight, Fela on the radio, 160 rolls shaped. If you need me I am happy. #rainydaybread [d:0] [h:6]
I said I would not talk about the oven in 2019 and I am a woman of my word.
>samwhit: I was there. I also will not talk about it.
>>lenny: Ten letters, "it was there in 2019". INFERNALLY.
Puff-puff for the street party: 600 made, 600 gone, one small boy still standing by the empty tray with hope in his eyes.
My niece asked what a baker's dozen is. Then she asked who gets the thirteenth. Excellent question, she got it.
Weighed everything today with the old brass scale because the digital one has started to lie. [img:bread]
Does anyone in the north have spare bannetons? Ours were last seen at a wedding. #repairtuesday
>samwhit: Got four. They've been holding onions.
>>amarabakes: Perfect, I've always wanted a hint of shed.
Wrote up the plantain loaf, at last, with all my mistakes left in so you can skip them. [link:amarabakes.example/plantain|Plantain loaf, and the six I threw away|A soft, dark, not too sweet loaf. Weights in grams, feelings in brackets.|bread] [d:3]
Bread people: when do you score the loaf? [poll:1440|Straight from the fridge|After ten minutes|When it tells me|With scissors, fight me] [d:1] #rainydaybread
== tomasbakes
Rain all morning, so: slow loaf. When do you do your best work? #rainydaybread [poll:720|Before anyone wakes|Late at night|Whenever the coffee is] [ago:303]
>demo: On the ferry, between buoys.
>tasha: Around 4 am, professionally. Not by choice.
>junebug: "Whenever the coffee is" should be on my door.
>lenny: Before anyone wakes. Then I nap, and nobody knows how virtuous I was.
El horno ya está caliente. La calle todavía no. [lang:es] [h:5]
>diego: Guárdame dos almojábanas, voy bajando.
Opinions about raisins: there is one, it is mine, it is no.
>carmen: Pues en mi casa, con pasas.
>>tomasbakes: Doña Carmen, con todo respeto, hablemos de otra cosa.
>>>carmen: De las pasas, mejor.
My oven makes a sound at 230 degrees, like a man remembering something. That is when the bread goes in.
Bread for bad weather: 70 % water, long night, no plans. [img:bread|A dark round loaf with flour patterns beside a rainy window] #rainydaybread [d:0]
Apprentice's first solo bake today. He watched the oven window like a football final. All 40 came out. He cried; I pretended to look for a tray. [d:7]
Hoy vino un señor a comprar el pan que compraba su mamá. Se quedó oliendo la bolsa en la puerta. [lang:es]
Altitude note for Bogotá bakers: at 2,600 m your dough is in a hurry. Half the yeast, twice the patience.
>tenzin: At 3,400 it is not in a hurry, it is in a panic.
Free recipe: flour, water, salt, the courage to leave it alone. The numbers are in the link. [link:tomasbakes.example/lento|Pan lento para días de lluvia|One dough, three weather forecasts. In Spanish and English.|bread] [d:0]
Sunday is boleros and dough scraps. Whoever is in the kitchen has to sing the second voice. #vinilosdomingo [d:0]
Me preguntan por qué abro tan temprano. Porque a esa hora la gente todavía dice la verdad. [lang:es] [h:5]
== samwhit
Tuesday's tally: 14 toasters seen, 11 saved, 2 buried, 1 adopted. #repairtuesday [d:4]
>repairkoln: Bei uns: 9 Mixer, 1 Akkordeon. Das Akkordeon atmet wieder.
>harold: You did the wife's radio in March. Still going.
If you bring me a bike with a squeak I will ride it round the car park making the squeak's face. That is the diagnostic.
A lad brought in his gran's sewing machine, "just needs a belt". It needed a belt, a bobbin case and forty minutes of her telling us about 1958. Fixed all three. #repairtuesday
Screw of the day: M4 x 12, found inside a blender, belongs to no part of any blender.
>obi: There is always one left over. It is the tax.
Hall heating is off till Thursday. We repair in mittens. The soldering iron has never been so popular.
Cargo bike conversion is done. It carries four crates, a dog, or one argument. [img:bicycle|A green cargo bike against a brick wall] [img:bicycle|The same bike on its first ride] [img:poster|The poster that asked for spare crates]
Sign for the door, opinions please: "If we can't open it, you don't own it." #repairtuesday [poll:4320|Yes, print it|Too preachy|Add a toaster] [d:2]
>dalia: Sí, con una tipografía seria y sin signos de exclamación.
>elif: I will draw it. No charge, one repaired kettle.
>>samwhit: Elif you've just made the committee weep.
Printed it. Elif's drawing. The vicar saluted. [img:poster|A letterpress style poster in two colours for a repair café] [img:street|The street where it hangs now] [d:1]
The secret of the repair café isn't the tools, it's that someone has to sit next to you for half an hour.
Bristol hills: 1, my knees: the other one.
New volunteer, 81, ex-submarine engineer, asked whether the kettle was "pressure rated". Reader, it is now.
== oisin
Three fiddles, one bodhrán, no survivors. [h:23]
Galway forecast: Galway.
Learned a tune tonight from a man who learned it from a man who heard it through a wall. The B part is mostly wall.
>saga: i'd like to record that wall
>>oisin: It's in Doolin. Bring crisps.
Ferry to the islands was off, so we played in the ticket office. The woman at the desk danced with the printer.
Here's the thing about the slow air: everyone thinks it's sad, and it's only thinking.
My nephew asked how many strings a violin has, then how many a fiddle has, then why I was sighing.
Session tomorrow, usual corner. If you can't find us, follow the complaints. [img:vinyl|A record player beside a window with rain]
There's a seal at the pier that only surfaces for jigs. I have witnesses, and one of them is sober.
>freya: Rhythmic interest in seals is documented. The sobriety is not.
Rain stopped. Went out to see what was wrong.
Broke the E string on the high note at my own cousin's wedding. She says it was the best bit.
== maeve
Eleven-year-old, today: "Miss, is silent reading still reading if I'm humming?" We had a whole debate. The hummers won.
>kofi: The hummers win here too. Constitution of my library, article 4.
Asked the class to write one true sentence. Got: "My granda peels oranges in one go and doesn't tell anyone." Going home, nothing can top that.
>samokafor: I have been writing for twenty years to arrive at that sentence.
>dalia: Esa frase va en la pared del museo.
Science fair highlights: Does my dog prefer jazz? (Unclear.) How long is a minute if you hate it? (Ninety-one seconds.)
>mirela: Sample size? Error bars? I need to cite this.
Corrected thirty essays on "my hero". Four grannies, three footballers, one bus driver named Declan. Hello, Declan.
>jack_t: Somebody send this to Declan. This is the dream.
A child handed me a snail "for safekeeping" and has not returned.
First snow at 10:40. By 10:41 there was no lesson. [d:29] #firstsnow [img:snow|Snow falling on a school yard]
"Miss, do you live here?" Some weeks, Conor, some weeks.
Somebody wrote "the Vikings were mostly commuting" and I can't mark it wrong. [link:northgatelibrary.example/vikings|Mostly commuting: a reading list on the Vikings|Seven books for curious elevens and their tired adults.|books] [d:12]
We looked at the comet through kitchen roll tubes at 5 pm in the yard. Nobody saw anything. Everybody saw something. #cometwatch [d:1]
>zuzana: This is exactly how I started.
Report card season. I have used the word "enthusiastic" nineteen times and meant four different things.
What did you want to be when you were ten? Class 5 would like data. [poll:10080|Exactly what I am|Vet|Astronaut|A horse] [d:5]
>jack_t: Tram driver. No notes.
>wanjiru: A horse. I think I did quite well.
>>maeve: Class 5 has screamed.
== oluwaseun
Cut fourteen seconds of a man opening a letter down to nine. At eleven he was sad, at nine he is brave.
Usher memory: a woman who came to the same film every Monday and left before the ending. I asked once. "I like them better when it could still work out."
>theomartin: Je la comprends, cette dame. Nous avons le même au ciné-club.
>maeve: I'll be thinking about her till Easter.
Editing is ninety per cent looking for a blink.
Leeds canal, 6 a.m., running at the speed of regret. [h:7] [img:lake]
Director asked for "more air" in the scene and then cut the air.
Popcorn machine at my old cinema has been retired after 31 years. They gave it a speech. I sent flowers. [d:15]
Does anyone still sit through the credits? I'm in one now, very small, between the caterers and the goats.
>theomartin: Toujours. Jusqu'au dernier logo.
>hye_r: Always. Subtitlers come after the goats.
Watched the rushes from the comet field. @saga, your silence has a cough at 4:12 and it's perfect. #cometwatch [d:0]
Got my first half marathon medal and immediately dropped it down a drain. [d:13] #marathonday
== samokafor
Posted six letters today. One to a friend, one to a former teacher, one to a lighthouse, two to people who once lent me an umbrella, and one to the man who repairs the clock at the station, because it has been right for a month and nobody says anything.
>walt: The lighthouse one. Which?
>>samokafor: Split Rock, care of the keeper.
>>>walt: I know the fellow who gets the mail. He will answer.
A stamp with a heron on it. I've been saving it for someone who would notice. Anyone?
>pieter: I would notice. I have data.
>meiplants: I would notice!
>>samokafor: Two herons it is.
In praise of the second page of a letter, where people stop performing.
Fountain pen leaked on my shirt over the heart, so now I look like a sentimental murder.
Toronto streetcar, everyone looking at a phone, one kid looking at everyone. [img:tram]
The other Sam and I finally spoke by telephone. He offered to repair my typewriter. I offered to write to his bicycle.
>samwhit: The bicycle is called Deborah and she's waiting.
Received: a postcard with only a drawing of a chair. No name. I know exactly who it is.
>luciaf: 🪑
How to end a letter, in order of courage: Best. Warmly. Yours. Come and visit.
Snow in the mailbox, which I'm counting as correspondence. [d:28] #firstsnow
Does anyone want a pen friend over eighty? My grandmother has finished with hers (she outlived them) and she is looking for new ones. She likes crime novels, radishes and being right.
>harold: I'd be glad to, if she doesn't mind leeks.
>>samokafor: Harold, she says leeks are a strong opening.
>carmen: Yo, con mucho gusto. ¿Lee español?
== tim_o
Outboard came in "making a noise". It was making the noise of no oil. [h:10]
Raining, so: two oat loaves and a pan of something brown that used to be ambition. #rainydaybread [d:0] [img:bread]
Seal in the slip again. He's got no boat and no shame.
Customer wanted it fixed by Friday. I said which one.
Halifax fog so thick I delivered an engine to the wrong boat and they paid.
My starter's called Gordon. Gordon's been active since the hurricane.
>amarabakes: Gordon deserves a holiday.
Nobody tells you that the hardest part of an old diesel is the previous owner.
Comet right over the breakwater at suppertime. Harbour lights off for ten minutes, by agreement. First time since the storm we all stood out there for something good. #cometwatch [d:0] [img:comet|A bright comet above a dark harbour wall]
== walt
Lake Superior flat as a plate this morning. I do not trust it. [img:lake|A wide calm lake under a pale sky]
Forty years of lighthouse and the question I got most was, did it get lonely. No. There was always the lake, and the lake had opinions.
>hamish: Aye. Same with sheep.
First snow on the breakwater. Shovelled the walk, then shovelled it again for the look of the thing. [d:29] #firstsnow
My daughter gave me a telephone with no buttons. I asked where it opens.
I have been told my posts are short. I was paid by the year.
The comet came up over the ore dock about as bright as a porch light two miles off. I logged it, out of habit: time, bearing, visibility good. #cometwatch [d:1]
>zuzana: Could I have the log entry? Really.
>>walt: 18:12 local. Bearing 262. Visibility good. Keeper content.
>>>zuzana: "Keeper content" is going on the observatory wall.
Carved a loon this week. Came out more of a duck with a past.
There is a fellow writes to me from Toronto on actual paper. I recommend it. [d:3]
Fog signal test at noon. Every dog in Duluth gave a statement.
Made bread from Tomás's page. Wife says it's the first time I followed instructions since 1971. #rainydaybread [d:0]
>tomasbakes: Don Walt, this is the best review I have ever had.
`
