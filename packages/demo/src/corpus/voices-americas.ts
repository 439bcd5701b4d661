/** Posts by voice: North America. See `parse-corpus.ts` for the notation. */
export const VOICES_AMERICAS = `
== junebug
Cupped 41 today. Notes: plum, cedar, new tennis ball, my grandmother's car. [img:coffee|A row of tasting cups on a wooden counter] [img:chart|A chart of the forty-one and how they were liked]
>elif: I need the grandmother's car. 250 g, whole bean.
Seattle rain has seven names and I've roasted through all of them. #rainydaybread [d:0]
Regular ordered "the usual". He has never been here. We made him one. He was thrilled.
A coffee doesn't have to taste like a fruit. It's allowed to taste like Tuesday.
The roaster cracked first at 8:42 and so did I.
Espresso machine down. Repair guy says "pressure". Buddy, I know.
>samwhit: Did he check the screen behind the gasket? Nobody checks the screen.
>>junebug: IT WAS THE SCREEN. I owe you a kilo.
Green coffee from Huila arrived with a hand-written note tucked in bag 3: "This one is from my father's side of the hill." [d:9]
>diego: Eso es de por aquí cerca. El lado del papá siempre es el bueno.
Wrote about why I stopped printing flavour notes on the bag. [link:slowdrip.example/notes|Taste it first|Why our bags have a blank line where the flavour notes used to be.|coffee] #quietinterfaces [d:0]
>noor: A blank line as a feature. I'm jealous.
Clear sky over the Sound for the first time in nine days, at exactly comet o'clock. Closed early. Sign says why. #cometwatch [d:0] [img:comet]
First cup of the day is: [poll:1440|Black|Milk, no shame|Tea, actually|Someone else's job] [d:1]
>yusuf: سوداء، بلا سكر، وبلا كلام.
== devon
Everyone in shoes by 7:13. New PB. 👟👟👟👟 [d:2]
Twin A asks what's for dinner. Twin B asks why is dinner. I've got ribs and no philosophy.
Marathon #4 done, 4:48. I was passed by a pineapple. Congratulations, pineapple 🍍 #marathonday [d:13]
>wanjiru: The pineapple trained. Well done Devon!
>lenny: Nine letters, "passed Devon". PINEAPPLE. It fits. I'm not even trying.
Legs today: decorative. #marathonday [d:12]
Packed two identical lunches. Both were "the wrong one".
Grill thermometer says 203, grandma's finger says "ten more". Ten more it was 🔥
School run bike train is up to nine families. We have a bell, a speaker and one very organised second grader.
>pieter: Promote the second grader.
>samwhit: Send the bell, I'll tune it.
Comet night from the cul-de-sac: 14 kids, 3 lawn chairs, 1 neighbor with a telescope he's been waiting 20 years to be asked about ☄️ #cometwatch [d:0] [img:comet] [img:window|A window of the house that looks west] [img:skyline|Roofs of a cul-de-sac under a clear evening sky]
Bedtime negotiations have entered their third hour. Both sides have asked for water. [h:21]
Slow cooker, slow miles, slow jams. Saturday.
Twin B drew me. I have eleven fingers and I'm smiling in all of them.
== tasha
Full moon shift. For the record: it was a normal number of people with a normal number of beans in their noses. [h:5]
>ngozi: The literature agrees with you. The beans are seasonal.
Gerald sat on the warm laptop and ordered four lamps. [img:cat|A very large grey cat on a keyboard] #windowcats [d:0]
>chloe: Virgule demande son numéro.
Vending machine gave me two. The universe apologises in peanuts.
A man came in with a splinter and left with three phone numbers of people who'd help him with his fence. Waiting rooms, man.
Off at 7, sun coming up behind the el, everybody else starting. I like going the other way. [img:skyline]
Nobody warned me night shift would make me this annoying about blackout curtains.
Coffee at 3 am isn't a drink, it's a coworker. [h:3]
Patient, 94: "I've seen two of those comets, dear, and a better one." Checked. She's right, 1957 was a good year. #cometwatch [d:0]
>walt: It was. I was nine. Stood on a bucket.
Power flickered, generators caught in six seconds. Six very long seconds. Everybody went back to what they were saying. [d:20] #powercut
>obi: Six seconds! Teach us.
Gerald update: still large.
Free advice from the ER: put the mandoline away. Away away.
Do you tell people the truth when they ask how your shift was? [poll:1440|Yes|"Busy"|I show them my shoes] [d:3]
== lenny
Constructed a grid with no black squares in the middle. I've been staring at it like it's a lake.
Six letters, "cannot be rushed". BAGELS.
>tomasbakes: Also: BREADS, SPROUT, TIOMAS if you misspell me.
Subway musician played the Jeopardy theme between songs while people looked for change. Gave him five. For the craft.
My editor wants fewer puns. I gave her a paws.
>chloe: Virgule apprécie.
Met a woman on the Q train doing my puzzle. 14-Down was wrong. She was certain. I said nothing. I was wrong too. It was MY puzzle.
Seven letters, "never finishes a". Still waiting.
>giulia: SENTENC?
>>lenny: You've been here a minute and you already get it.
Brooklyn in the rain, deli awning, four strangers arguing about pickles as if it were policy. [img:street]
Sunday puzzle title is "Quiet, please". All the theme answers are missing a sound. Took me five months. [d:1] #quietinterfaces
>saga: which sound
>>lenny: Exactly.
Rye, poppy, everything: there are no wrong answers except cinnamon raisin, and blueberry, and the green one. #rainydaybread [d:0]
What's the best short word? [poll:1440|OBOE|ENNUI|OX|YES] [d:2]
>maeve: Class 5: "OX, because it looks like one."
== imani
Second line at noon, umbrella up, rain optional. #secondline [img:balloon|A parade of umbrellas and brass under coloured lights] [img:street|A street of balconies before the parade comes] [img:vinyl|The record we march to, on its player]
Trombone in the shop. Playing the slide whistle at rehearsal. Morale: higher, somehow.
If your beans don't take all day, who raised you?
Third coffee, first parade. [h:9]
A kid handed me his kazoo and nodded like a bandleader. Took the solo. Took it seriously.
House is quiet, cicadas aren't. Writing horn parts on the back of an electric bill. #powercut [d:20]
The tuba player got married. The tuba was best man. [img:vinyl]
My grandmother's red beans, written down finally, under protest. [link:mail.imani.example/redbeans|Monday red beans|As told by my grandmother, who would like it known that measuring is for people without ears.|dish] [d:4]
>carmen: Tu abuela y yo nos entenderíamos.
>amarabakes: "Measuring is for people without ears" is going above my scale. Ironically.
Comet? Baby, we had a whole brass band pointed at it. #cometwatch [d:0]
>saga: I BEG you to tell me someone recorded that
>>imani: Four phones and a man named Curtis.
Horn section rule no. 1: if you crack it, hold it. #smallwins
What gets played at your street corner? [poll:1440|Brass|Drums|Somebody's car|Birds, lucky me] [d:5]
Sunday: one Fats Domino record, both sides, kitchen floor swept by dancing. #vinilosdomingo [d:0]
`
