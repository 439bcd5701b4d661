/** Posts by voice: Africa, South Asia, East Asia and the Pacific. See `parse-corpus.ts` for the notation. */
export const VOICES_SOUTH_EAST = `
== kofi
A boy returned a book about sharks and asked whether we had "the sequel, where they win".
Highlife on the desk radio, fans on two, and everyone in the reading room tapping the same foot. [img:books]
The library says we can keep the room! Nine months of meetings. Tonight we put the chairs in a circle for no reason. [d:2]
>northgate: Delighted. Circles are the best reason.
>demo: Is this the room with the good window?
>>kofi: THE good window.
Overdue notice returned with a note: "I am not late, I am slow. There is a difference." Waived.
Library Night count: 206 through the door, 40 on the floor for the story, 1 goat, briefly. #librarynight [d:5]
>maeve: Did the goat join?
>>kofi: It consumed a leaflet, so, engagement.
Harmattan dust on every spine. I know the alphabet by sneeze.
What should live in the corner by the good window? [poll:2880|Two armchairs|A table for chess|Plants|Nothing, let people stand there] [d:1]
>piotr: Chess. I will lose there gladly.
>meiplants: Plants, and one armchair that faces them.
>dalia: Nada. Que se paren ahí. Un vacío con luz.
Someone is reading "Middlemarch" at the rate of one page per visit. Chapter 9. We are all invested. #unepageparsoir [d:0]
Highlight of the week: a grandfather learning to type, very slowly, the name of his village.
Power cut in the stacks, forty phones lit up, and not one person left their page. #powercut [d:20] [img:books|Readers at a long table lit by phone lights]
== obi
Power cut no. 3 today, 02:14 to 04:40. Inverter log attached to my soul. #powercut [d:1]
>nadia: 146 minutes. Et la batterie ?
>>obi: 61 %. She is a strong woman.
Day 1,204 of logging. The longest stretch of light so far is 31 hours; we nearly threw a party and then it went.
Soldered by torchlight, by phone light, by the light of my neighbour's wedding.
Found the fault: one capacitor, the size of a grain of rice, holding a whole street to ransom.
Published the dataset. Three years of one street going on and off. Somebody please make it sing. [link:inverterdiaries.example/data|Three years of one street|Every cut and return, to the minute, with the weather and the football.|chart] [d:5] #powercut
>saga: as audio?? yes. give me a week
>ngozi: The Saturday dip is football. I would bet my degree.
>>obi: It IS football.
The generator two doors down has a cough. I fixed it, now I miss the cough.
Whole region out tonight. Went to the roof and, excuse me, has that always been up there? #powercut [d:20] [h:21] [img:comet|A dense night sky over dark rooftops]
>tenzin: Every night, brother.
My mother calls every device "the machine". "The machine is not machining." She is never wrong.
Do you label your cables? [poll:1440|Yes, both ends|One end, like an animal|I know them by face|No, and I sleep fine] [d:2]
>emil: both ends, with dates
>weilin: by face. they each have a personality
Lagos rain on a zinc roof is the only thing louder than our WhatsApp group.
== ngozi
The average of my week: fine. The variance: my goodness.
Asked 200 people how long they sleep. 30 answered during the night.
A journalist wanted "one number". I gave her one, with a range, and she thanked the range.
Guava tree outside the office produces exactly during budget season. Correlation noted, fruit eaten. [img:garden]
n = 1, but what a one. My grandmother met her new pen friend by letter today. [d:2]
>samokafor: n = 2 now. Mine has not stopped talking about it.
Half of statistics is asking who didn't answer.
>sana: Half of law as well.
If you must use a pie chart, at least bring pie. [img:chart|A pie chart that is actually a pie]
>demo: Approved for production.
Reading one chapter a night of a book about maps that lied on purpose. #unepageparsoir [d:0]
Comet seen by 7 of 9 people on our roof. The other two are statisticians and want a second look. #cometwatch [d:0]
== wanjiru
30 km before breakfast. Then breakfast, which was 2 km long. [h:7]
My advice: rest. My behaviour: unrelated.
>devon: You told me this in person while running past me.
Marathon morning. Cold hands, quiet road, 14,000 people pretending not to be nervous. #marathonday [d:13] [h:6]
2:31:08. Fourth. My mother is telling the neighbours I won. #marathonday [d:13]
>sione: Your mother is correct.
>diego: ¡Cuarta del mundo y primera de la cuadra!
>ngozi: Fourth out of 14,000 is the 99.97th percentile. Your mother rounds well.
Knees are like neighbours: speak to them before there is a problem.
Hill repeats with the school girls. The smallest one, age 9, chats the whole way up. I can't. [img:hills|Red earth road climbing through green hills]
What do you think about at kilometre 35? [poll:4320|Nothing|Food|Everyone I ever wronged|The tune I hate] [d:12] #marathonday
>devon: Food, in alphabetical order.
>piotr: I have never been at kilometre 35 but: soup.
Physio clinic, 9 a.m.: a man who ran a marathon "without training". 9:30: the same man's wife, to laugh.
Training plan for beginners, no shouting in it. [link:thirtyk.example/slow|Twelve slow weeks|A plan for people who start by walking to the corner. No shouting.|hills] [d:10] #marathonday
>harold: Will this do for whippets?
>>wanjiru: Only in the coat.
== thandi
Drew a bus shelter today. Roof: 2.4 m deep. Bench: in the shade at 4 pm in January. Advertising panel: no. #shadewalk [img:street]
>jack_t: i will personally stop at this shelter even if it's not on my route
A tree is a roof that pays rent.
>pieter: May I use this in a slide? I have one slide left in me.
The contractor asked where to put the bollards. I asked where the grandmothers stand.
Highveld storm at four, as scheduled. The whole city pauses like a held note. #rainydaybread [d:0]
Shade audit of one taxi rank: 1,100 people, 9 square metres of shadow, 6 of them under a billboard. [img:chart] #shadewalk [d:3]
>ines: Can I cite this? Please say yes.
>>thandi: Cite the man with the umbrella, he did the counting with me.
Model is finished: balsa, paper, one very small grandmother. [img:street|A cardboard model of a market roof]
Site visit. The drawing said "existing tree". The tree had other plans and they were better.
Market roof opens on Friday. There will be speeches; the roof will not need them. [link:shadeworks.example/market|A roof for the Yeoville market|Timber, tin, and 640 square metres of afternoon.|street] [d:4]
== priyaraman
Jar 413. We will need a bigger kettle. #seedlibrary [img:garden|Glass jars of seeds on wooden shelves]
A woman walked nine kilometres to borrow brinjal seeds and brought back, from her pocket, a variety we thought was lost. [d:6] #seedlibrary
>meiplants: I gasped out loud on a bus.
>rosa: This is the whole point of all of it.
Seeds are sleeping, not shy. Light the lamp and wait.
Filter coffee at five, leaf press at six, argument about nomenclature at seven.
My intern asked why we keep the ones that don't germinate. I said: manners.
>walt: That is a fine word for it.
Monsoon leftovers: everything's sprouting, including the broom. [img:forest] #rainydaybread [d:0]
Sending the seeds on Monday, Ada. Two packets are labelled. The third is a surprise, even to me. [d:7]
>demo: My windowsill is clearing its throat.
How to save tomato seeds, with a spoon and a little disgust. [link:seedlibrary.example/tomato|Saving tomato seeds|A spoon, a jar, three days of bad smell, and then twenty years of tomatoes.|garden] #balkongarten [d:0]
Two Priyas on one call. The data engineer counted my jars with a script. It found 414.
>priyanair: one of them is chutney
What is the first plant you remember? [poll:10080|Something we ate|Something that stung|A tree I climbed|My grandmother's pot] [d:4]
== priyanair
pipeline green, tea hot, phone face down
someone named a column "final_final_v2_use_this". i do not use that
>mirela: There is a proof by exhaustion in there somewhere.
people keep sending me botany questions. i forward them to the other priya. she forwards me null pointer exceptions. it's working
the group chat has 140 unread. the data lake has 0. i know which one is the swamp
backwater ferry, laptop closed, a kingfisher deploying straight to production [img:lake|A green backwater with palms and a narrow boat]
three dashboards, one truth, and it's in a notebook
my mother's whatsapp forwards have better delivery guarantees than our queue
anyone else rename branches when they're sad
found a bug from 2017 by someone called priya. it was me. hello [h:23]
what's your on-call snack [poll:720|banana chips|regret|murukku|whatever the alert brings] [d:3]
>obi: Groundnuts. They survive darkness.
>tasha: Saltines in a pocket since Monday.
rainy sunday, ilaiyaraaja on vinyl at my uncle's, everybody quiet at the same violin #vinilosdomingo [d:0]
== arjun
07:52 slow to Churchgate. A man shaved. Another man held the mirror. They had never met. [h:8]
Cricket at Azad Maidan: nine matches, one outfield. The ball belongs to whoever it reaches.
>sione: Honestly sounds like our Sunday rugby.
Chai, cutting. Window seat. I'm not accepting further notifications.
The 17:20 was late and the entire compartment became a parliament.
Ninth wicket stand of 84 in a society match, ended by somebody's mother calling dinner.
Monsoon never really leaves the west line, it only changes seats. [img:tram]
Bhel at the beach, recipe: speed, lime, and not asking. [img:dish]
Uncle on platform 4 has been explaining the offside rule to a vegetable seller. The vegetable seller explained it back. #lafinal [d:16]
My monthly pass expired and so did a small part of my identity.
Best seat on a train, be honest. [poll:1440|Window, facing forward|Window, facing back|The open door|Standing with friends] [d:2]
>hana: 先頭車両、運転席のうしろ。
>anselm: Fenster, rückwärts. Da sieht man, was man hatte.
== sana
Biryani at midnight: appeal dismissed, seconds granted. [h:23] [img:dish]
Client: "It's complicated." Me, opening a fresh legal pad: it is now.
Lahore fog. I drove behind a man walking with a torch, as is tradition. [d:11]
My aunt adjudicates every wedding menu from the second row. There is no higher court.
Precedent no. 41: potato belongs in biryani when made by one's mother, and not otherwise.
>arjun: I dissent, respectfully, from Kolkata's balcony.
Old bookshop on Mall Road had my own law notes from 2009 for sale. With underlining. For more than I'd paid for law school that month.
Drafted a clause so plain that the other side asked where the trick was. #quietinterfaces [d:0]
>noor: Plain language as intimidation. I love it.
Kite on the power line since August. The street calls him Justice.
One page of Manto, then the lights, then not sleeping. #unepageparsoir [d:0]
== tenzin
The path is washed out below the bridge, so we go over, and over is prettier. [img:mountains|A stone path climbing to a snowy pass]
Altitude 4,100. Group morale: soup.
Tea one, tea two, tea three, then the weather shows you. It is manners on both sides.
A client asked how long to the top. I said one long story or two short ones.
Yak blocked the trail for an hour. We had a meeting. He won. [d:9]
>hamish: I know a ewe you should meet.
Nobody above the tree line tonight but us and that thing with the tail. The cook says it is late for dinner. #cometwatch [d:0] [img:comet]
Carried an old man's grandson's telescope up to the school. Forty children, one Saturn. #starnight [d:27]
>kenji: One Saturn is enough for a lifetime. Thank you for carrying it.
Prayer flags replaced. The wind has been brought up to date.
Snow at the pass, sun at the lake, dal at both.
== rosa
Forty saguaros checked, thirty-nine fine, one with an owl who asked me to leave. [img:desert|Saguaros at dusk under a pink sky]
It's 27 in November and the ocotillo thinks it's invited.
People water cactus out of guilt. The cactus can tell.
Desert rain! Whole place smells like creosote and forgiveness. #rainydaybread [d:0]
Javelina ate my field notes. Peer review at its most honest.
>ines: Reviewer 2 has hooves.
Rain gauge: 4 mm. Everyone on the block came outside in pyjamas to stand in it. [h:6]
My mom keeps chiltepin seeds in a film canister from 1984. Best gene bank in the state. #seedlibrary
>priyaraman: Would she lend us six? I'll send a jar with a story.
Tarantula season: they are looking for love, you are looking for your shoes.
Moonrise over the Rincons, no wind, and my thermos is soup. [img:desert] [h:20]
The comet set behind a saguaro with its arms up, and for once the gesture was correct. #cometwatch [d:0] [img:desert|A comet low beside a tall cactus]
== kenji
Who is up early enough for the comet tomorrow? #cometwatch [d:0]
>margo: Moi, avec un thermos et zéro optimisme. @ines, tu montes ?
>>ines: Je monte. Départ cinq heures, le chien est prévenu.
>meiplants: I am up at four for the moss anyway.
Telescope collimated, glasses foggy, miso ready. That is the whole checklist.
My students asked if stars are "old light". I said yes, and so is their teacher.
雪の前の夜は静かで、望遠鏡の音だけがする。 [lang:ja] [h:21]
Found my first logbook. 1994, age 13: "Saw Jupiter. Mother says bed." The seeing was good.
>walt: Every good log has a mother in it.
Comet magnitude tonight around 3.1 by my eye, which is 44 years old and biased. #cometwatch [d:0] [img:comet|A comet over snowy fields]
>zuzana: I had 3.2. We are a consensus.
Sapporo: 12 cm overnight. The bus came anyway, wearing it. #firstsnow [d:28] [img:snow]
Miso ramen after a clear night tastes of both. [img:dish] [h:23]
Light pollution map of my childhood: one streetlamp, and I knew the man who switched it off.
星見会のお知らせ:土曜の夜、豊平川の土手で。温かい飲み物つき。 [lang:ja] [link:morisky.example/hoshimi|土手の星見会|望遠鏡三台、毛布、味噌汁。雨なら翌週。|comet] [d:6] #starnight
== meiplants
The moss was thirsty and so was the monk. I had one watering can and good priorities. [d:1]
Eleven windowsills, forty-six ferns, and the one that sulks. Today it unrolled. [img:garden|A fern frond unrolling on a windowsill] #balkongarten [d:0]
>jonasbaut: Glückwunsch an den Schmollfarn!
>demo: What did you do differently?
>>meiplants: I stopped looking at it so hard.
A tourist asked where the flowers are. I showed her eighteen greens.
Rain gardener's holiday: sharpening, oiling, listening. #rainydaybread [d:0]
Fallen maple leaves, swept, then a few put back by hand where they had been better.
>noor: This is my entire design process.
Moss advice in four words: less sun, more years.
Repotted the old camellia. It's older than the building and knows it.
紅葉はあと三日。人は今日がいちばん多い。 [lang:ja] [img:forest|Red maples over a stone path]
Guide for people who have killed a fern (everyone). [link:meiplants.example/fern|You have killed a fern. Good.|What went wrong, in order of likelihood, and which one to buy next.|garden] [d:3]
Cat in the raked gravel again. The pattern is now "cat". #windowcats [d:0] [img:cat]
One plant for a north-facing window? [poll:1440|Aspidistra|Fern|Moss in a bowl|A picture of a plant] [d:1] #balkongarten
>harold: Picture. Needs less talking to.
== hana
各駅停車で終点まで。乗客三人、柿ひと袋、会話なし、最高。 [d:2] [img:tram|海沿いを走る小さな電車]
駅そばの湯気で眼鏡が曇る。今日の天気は「だし」。 [h:8]
時刻表は短編小説だと思う。乗り継ぎ三分は恋愛もの。
>anselm: Drei Minuten sind bei uns eine Tragödie.
終点の猫が改札にいた。切符は持っていなかった。 [img:cat] #windowcats
大阪の夕方、たこ焼きの列が電車より長い。
ホームで知らない人と同じ虹を見た。会釈した。
廃線跡を歩いた。線路はないのに、体がカーブを覚えている。
彗星、見えた。各駅停車の窓から、三秒だけ。 #cometwatch [d:0]
>kenji: 三秒あれば十分。おめでとう。
== linh
Breakfast stall no. 215: snail noodle, tiny stool, grandmother with the authority of a general. #breakfastsoup [d:0] [img:dish|A bowl of noodle soup on a low blue table]
>tomasbakes: One day I will sit on the other stool.
5:40 am. The broth has been awake since yesterday. #breakfastsoup [h:6]
They moved my stool. I've moved with it. #breakfastsoup
Egg coffee weather: grey, soft, pretending to be evening at nine. [img:coffee]
The soup map has a new page: the eight places that close when they feel like it. [link:breakfastsoup.example/moods|Eight stalls with moods|Opening hours by weather, by lottery result and by grandson.|dish] #breakfastsoup [d:1]
>sana: Opening hours by lottery result is a contract term I want to litigate.
A tourist photographed his pho until it went cold. The owner replaced it without a word. Then she watched him.
Old Quarter in the rain: motorbikes in plastic coats, like a parade of sandwiches. [img:street]
Which is the real breakfast? #breakfastsoup [poll:1440|Soup|Bread|Rice|Coffee is food] [d:0]
>joy: RICE. With rice. 🍚
>giulia: Coffee and one biscuit, standing, eleven seconds.
>carmen: Pan con aceite. No hay más preguntas.
My mother tasted a soup I had rated nine out of ten. "Six," she said, "but the bowl is nice."
Rain map, soup map, same map. #breakfastsoup
== ari
Wax on cloth at dawn, before the wind gets ideas. [img:wool|A cloth with wax patterns in brown and indigo]
Bamboo bike, 40 km, two villages, one puncture, eleven people helping, nine opinions.
Gamelan Tuesday: we began together and ended together, and what happened between is private.
Indigo hands again. The cashier no longer asks.
Slow is a setting. I switched it on in 2016 and lost the manual.
Merapi had its hat on this morning. My aunt says that means guests; the bakery says that means rain. [img:mountains]
Pattern number 31, "broken rain", took two months. It's called that because my brother left the window open.
>minji: Two of my glazes are named after my brother as well.
A boy asked if the bike grows when it rains. I have thought about it all day.
>samwhit: Does it though?
== joy
Grade 4 update: the class pet (a snail) has been elected president 🐌👑
>maeve: Ours disappeared with a child. Check your president's passport.
Karaoke tonight. I'm starting with the easy one and ending with a key change nobody asked for 🎤 [h:20]
Typhoon day: no school, one candle, six cousins, one deck of cards missing the queen. We made a queen. 👸 [d:19]
My student wrote "my hobby is helping but only sometimes". Same, anak. Same.
Merienda is a human right 🍌
Lost my voice. The students are SO kind and SO loud about it 😂
Second place!! The winner was 71 and did "My Way" with a WALKER. I'd have voted for her too 🥈 [d:8]
>sione: Who let her near that song. Legend.
We built a comet out of foil and a broomstick, and marched it around the covered court because of the clouds ☁️ #cometwatch [d:0]
>zuzana: Scientifically the best comet of the season.
Which song can you never sing without crying? Asking for the playlist 😭 [poll:1440|The one from the wedding|The one from the bus|Lullabies|I don't cry (lies)] [d:2]
Payday lunch: fish, rice, mango, gossip 🥭 [img:dish]
Question from the back row: "Teacher, is homework also tired?" I have no answer and no homework today.
== weilin
new keycaps arrived. i can't type any better but now i want to
firmware trick: if you hold all four corners it plays a song. nobody has found it in six months
>emil: holding corners now
>>weilin: not yours. yours has the bug
trail up to the ridge, 1,200 steps, tea eggs at step 1,199 [img:mountains]
the keyboard i soldered in 2014 came back for repair. past me used so much flux. past me was sticky and hopeful
rain all day in taipei, so: beef noodles, then debounce, then beef noodles #rainydaybread [d:0]
"it works on my desk" is a location, not a defence
do you clean your keyboard [poll:1440|monthly|yearly|when a key dies|there is a garden in there] [d:3]
>priyaraman: If there is a garden in there I would like a sample.
somebody asked for a silent switch. i told them about gardening [link:keycapstories.example/silent|The quietest switch I ever tested|Eleven switches, one microphone, a sleeping cat as reference.|interface] [d:2] #quietinterfaces
>meiplants: Confirmed, it is very silent.
summit. fog. phone says view is excellent. [img:forest]
== minji
Opened the kiln. Nine bowls, one plate, one thing. [img:poster|Nine small bowls in a row, each slightly different]
Celadon came out the colour of a held breath. I've written the recipe down and hidden it from myself.
The crack is on the good side, so now that is the good side.
>meiplants: Maple-leaf method.
Seoul subway, woman asleep with a wheel-thrown mug in her lap like a pet. It was one of mine. Said nothing. Glowed.
Glaze test 88: named "brother, again".
Wedging clay is kneading for people who can't eat. #rainydaybread [d:0]
>amarabakes: We should swap jobs for a day.
>>minji: My bread would hold soup. Your mugs would rise.
Do you drink tea from the cup you like or the cup that's clean? [poll:720|Liked|Clean|The liked one is never clean] [d:0]
A customer returned a bowl because it "was too quiet". I've kept it for myself. #quietinterfaces
First frost on the studio window drew better lines than I did. [img:window] [d:21]
== hye_r
Two days on one pun about eels. Solved it in the shower, with a different fish.
Busan, grey sea, a film with 1,140 lines, and only one of them impossible. [img:sea]
Reading speed limit is 12 characters a second. Heartbreak has to fit.
>oluwaseun: I will hold the shot for you. Just ask.
>>hye_r: You're the first editor who has ever said this. Frame it, someone.
The grandmother in the film says a word that means "eat", "come" and "I missed you". I wrote "Eat."
>layla: وهكذا تُترجم «وحشتني» أيضاً: كُلي.
Subtitles are the only writing people read without knowing they're reading. #filmclub
I watched the dub once. The dog had a different personality.
Fish market before sunrise; everyone shouting in a dialect I can only translate by smiling. [h:5]
Credits rolled; my name is after the goats again. #filmclub
== matiu
Steered by Matariki's cousins and a bag of chips. Home by two. [h:23]
Southerly came through at four like an aunty with opinions. [img:sea]
>sione: Did it bring a plate at least?
>>matiu: It brought next door's trampoline.
E kore e mutu te ako: today I learned from a nine-year-old that I've been tying it wrong since 1998.
Kai after the sail: mussels, bread, silence, then everybody at once.
The ferry crossed us, gave one long. We gave one short, because that's all the horn has.
Clear as, tonight. No comet for us down here, but the Clouds of Magellan say kia ora. [img:comet|The southern Milky Way above a dark bay] #starnight
>bronwyn: They're showing off here as well.
Fixed the tiller with rātā and stubbornness.
Phone flat, stars on. Same as it ever was.
Wellington bus stop, wind so strong the timetable was reading us.
== bronwyn
Cheese update: wheel 19 has opinions about wheel 18. [d:1]
Antarctic cooking lesson one: everyone is nicer if there's fresh bread and nobody mentions the egg powder. #rainydaybread [d:0]
>demo: Please mention the egg powder.
>>bronwyn: We don't speak of it, in the same way sailors don't whistle.
Snow on kunanyi in what's meant to be spring. Put the jumper back on, put the hope back in the drawer. [img:snow]
A cow looked at me this morning with complete understanding and then sneezed in my pocket.
Day 140 on station, years ago, somebody found a lemon in a coat. We sliced it eleven ways. I still think about it.
>saga: i'd like the sound of that room
>hana: レモンひとつで、十一人の冬。
Blue cheese is just weather you can eat.
Penguins, contrary to reports, are mostly admin. [img:snow|A row of small penguins on ice]
Which smell tells you you're home? [poll:10080|Bread|Wet dog|Someone's laundry|The sea] [d:6]
>stavros: The sea, and my father's opinion of it.
== jack_t
96 tram, 6:02, first run. one passenger, both of us humming, different songs [h:6] [img:tram|A green and yellow tram at dawn]
a kid pressed the bell for every stop and got off at the last one looking like he'd done a shift
lost property today: one boot, one wedding speech, a lasagne
>lenny: The speech. We need the speech.
>>jack_t: it's good. it just says "she laughs at the right time"
city at 22 km/h: you see who holds doors
rain on the rails, sand on the rails, stopping distance: philosophical
if you wave at the tram, the tram waves back. the tram is me
changed shift so i could see jacarandas on brunswick st. worth it [img:street]
new timetable. i've read it. i'd like to speak to the villain
>anselm: Die Fußnoten. Schau in die Fußnoten.
to the woman running in heels at stop 128: i saw you. i waited. you're welcome. bring snacks next time [d:2]
>tasha: Not all heroes wear capes, some hold the doors.
declan from dublin and i are now in touch. driver group chat is wholesome and about soup [d:6]
>maeve: Class 5 considers this its greatest achievement.
flat white, terminus, four minutes. this is the life they write about [img:coffee]
== sione
Choir practice: the basses were asked to be "less". We have considered it. 😂
Mum's Sunday lunch: nine of us, food for thirty, eleven came. [img:dish]
Rugby under lights, rain sideways, prop singing hymns in the scrum. Won by two. [d:7]
Someone called taro "an interesting potato". We're praying for him.
My nephew scored and ran the wrong way to tell his nan first. Try disallowed; nan ecstatic.
>wanjiru: Award the try. Nan ruled.
Physio says rest. Coach says play. Mum says eat. We follow the highest authority.
Harmony is just agreeing in different places.
Three trays of pani popo in the oven because it's pouring and it's Tuesday somewhere. #rainydaybread [d:0] [img:bread]
Bass line so low tonight the pews complained. [h:20]
`
