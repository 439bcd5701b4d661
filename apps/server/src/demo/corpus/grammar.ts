/** Small talk as patterns: `{slot}` is filled from SLOTS. Directives as in `parse-corpus.ts`. */
export interface Grammar {
  readonly interest: string
  readonly language: 'en' | 'es' | 'fr' | 'de' | 'pt'
  readonly patterns: readonly string[]
}

export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  neighbour: ['the upstairs neighbour', 'my landlady', 'the postman', 'the girl from number nine', 'my barber', 'the man with two umbrellas', 'our night porter', 'the greengrocer', 'a very small cousin', 'the lady from the pharmacy', 'my old chemistry teacher', 'the piano tuner'],
  foundthing: ['a brass thimble', 'three marbles', 'somebody’s shopping list from spring', 'a button shaped like an anchor', 'half a map', 'a library card that is older than I am', 'a perfectly good spoon', 'one red glove', 'a photograph of a horse', 'a key with no teeth', 'an unsent birthday card', 'a chess bishop'],
  place: ['behind the radiator', 'at the bottom of the tool box', 'in the pocket of last year’s coat', 'under the third stair', 'inside the piano stool', 'between two atlases', 'in the glove compartment', 'at the back of the freezer', 'under the ferry seat', 'in the good teapot', 'on top of the wardrobe', 'inside a cookery book'],
  tiny: ['the kettle boiled exactly when I sat down', 'every light was green', 'someone held the lift', 'the bus driver waited', 'my socks match', 'the printer apologised and printed', 'a stranger laughed at my joke', 'the jar opened', 'the form had only one page', 'the baby next door slept', 'I remembered the bag', 'the plug fitted the first time'],
  dishname: ['lentil soup', 'fried rice with everything', 'leek pie', 'cardamom buns', 'black beans', 'potato pancakes', 'a very late omelette', 'tomato salad with too much salt', 'dumplings', 'chickpea stew', 'flatbread and honey', 'roast squash', 'pepper soup', 'apple cake'],
  guest: ['six people', 'my brother-in-law', 'two students and their bicycles', 'the whole fourth floor', 'an uncle who reviews everything', 'a vegetarian and a butcher', 'nobody, gloriously', 'the football team', 'my mother, who brought her own', 'a man I only know from the bus'],
  verdict: ['Silence, then seconds.', 'The pot came back clean.', 'One person asked for the recipe and one asked for the truth.', 'The dog voted yes.', 'It needed lemon. It always needs lemon.', 'We ate it standing up.', 'Best thing I have made since spring.', 'Nobody spoke for four minutes, which in my family is applause.', 'Leftovers: none. Regrets: one.', 'They brought dessert, so we are even.', 'I burnt the bottom and called it smoky.', 'My grandmother would have added garlic and been right.'],
  sense: ['smells of rain on warm stone', 'sounds like somebody moving furniture very gently', 'tastes faintly of pencils', 'looks painted by a person in a hurry', 'feels like the last day of school', 'is the colour of weak tea', 'has that light that makes brick look expensive', 'is so quiet I can hear the fridge think', 'smells of oranges, for no reason I can find', 'has turned everybody polite'],
  bird: ['two magpies', 'a heron', 'eleven starlings', 'one offended pigeon', 'a wagtail', 'a robin with no fear at all', 'a pair of parakeets', 'a committee of crows', 'a kingfisher', 'a blackbird singing over the traffic'],
  spot: ['the car park', 'the bus shelter', 'the school roof', 'the fountain', 'the scaffolding', 'the statue of the admiral', 'the railway bridge', 'the skip outside number 12', 'the bakery awning'],
  reading: ['a history of salt', 'letters between two botanists', 'a novel in which nobody leaves the kitchen', 'a crime story set on a ferry', 'poems about lighthouses', 'a biography of a bridge', 'essays on walking slowly', 'a field guide to clouds', 'a manual for a radio I do not own', 'a fat Russian book with a family tree', 'short stories by someone annoyingly young', 'a cookbook as if it were a thriller'],
  readmood: ['I keep missing my stop.', 'Page 40 made me put it down and look at the wall.', 'Do not tell me who did it.', 'The footnotes are the best character.', 'I am rationing the last chapter.', 'Two chapters in and I already want to lend it to everyone.', 'Somebody before me underlined only the adjectives.', 'It is better aloud.', 'I argued with it in the margin, in pencil.', 'I have started it three times and this time it let me in.'],
  noise: ['an accordion', 'someone practising scales', 'a wedding', 'a very sincere choir', 'a dog answering a trumpet', 'two radios on the same song, a beat apart', 'a clarinet that knows one song', 'rain on a skylight', 'a kettle in tune with the fridge', 'a bass line through three walls'],
  song: ['an old samba', 'the B side nobody plays', 'a lullaby in a language I half speak', 'that waltz from the film', 'one long Coltrane ballad', 'a tango with surface noise', 'a choir record from 1968', 'the theme from a cartoon', 'a fado so slow it is furniture', 'the song from our school bus'],
  code: ['a date parser', 'a retry loop', 'the word “temporary” in a comment from 2016', 'a feature flag nobody dares to flip', 'a script called do_not_run', 'a cache with feelings', 'the one regex I was proud of', 'a cron job that only runs in leap years', 'an off-by-one that two teams relied on', 'a config file with a poem in it'],
  codeend: ['I left it a little cleaner than I found it.', 'Removed it. Nothing happened. That is the scary part.', 'Wrote a test, wrote an apology, went for lunch.', 'The author was me.', 'It is load-bearing, so I added a plaque.', 'We held a small ceremony.', 'Two hours, one character.', 'Documented it, which is like forgiving it.', 'I have told no one.', 'It works now and I would like to not know why.'],
  repair: ['the wobbly stool', 'a radio from my aunt', 'the bathroom fan', 'two zips', 'a lamp with a bad neck', 'the garden gate', 'a music box', 'my left boot', 'the hinge that everybody kicks', 'a clock that ran backwards', 'the drawer that only opened for guests', 'a wind-up train'],
  repairend: ['It took one screw and all afternoon.', 'There is a piece left over. There is always a piece left over.', 'Now it makes a different noise, which I prefer.', 'Ten minutes of work, forty of looking for the small pliers.', 'It was the plug.', 'I learned a new word for glue.', 'It will outlive us, out of spite.', 'My grandfather would have used string and been done.', 'The trick was to stop helping it.', 'Cost: nothing. Pride: considerable.'],
  crop: ['radishes', 'one heroic courgette', 'mint, which is now in charge', 'four beans', 'a self-sown sunflower', 'chillies the size of commas', 'the basil I had given up on', 'spinach after frost', 'garlic, planted by the moon and by mistake', 'a strawberry in entirely the wrong month'],
  distance: ['6 km', '8 km', '11 km', '14 km', '5 km', '9 km', '12 km', '21 km', '7 km', '10 km'],
  runend: ['Legs like old chairs.', 'Overtaken by a pram.', 'Saw the whole sunrise from the wrong side.', 'Forgot to start the watch, so it was the fastest ever.', 'A cat ran with me for one street and then thought better of it.', 'The hill won on points.', 'I came home a nicer person.', 'Shoelace, stitch, shoelace, joy.', 'My playlist ended up in somebody’s wedding songs.', 'Nobody saw me walk the middle bit.'],
  train: ['the 7:12', 'the slow train', 'the last bus', 'the night service', 'the ferry', 'line 4', 'the replacement bus', 'the 18:40', 'the airport train', 'the little train that stops everywhere'],
  trainend: ['a man was peeling an orange in one piece and we all watched', 'somebody’s phone rang with an owl', 'two strangers solved a crossword without speaking', 'a child announced every stop in advance and got one wrong', 'the heating was on like a confession', 'a woman was knitting something with at least three arms', 'the guard wished us “a better evening than mine”', 'everyone looked up at the river at the same moment', 'a school class sang, quietly, which was worse', 'I finally got the seat by the luggage'],
  colourname: ['petrol', 'brick', 'wet slate', 'mustard', 'old rose', 'bottle green', 'bone', 'indigo', 'rust', 'sea glass'],
  craftthing: ['a shawl', 'a bowl', 'the second mitten', 'a tray', 'a lampshade', 'a bag for my niece', 'a chair seat', 'a small box with a bad lid', 'a bookmark', 'a blanket that has become a decision'],
  animal: ['A fox', 'A hedgehog', 'The neighbour’s tortoise', 'A very wet cat', 'Somebody’s goose', 'A toad', 'The one-eyed tomcat', 'A young deer', 'The postman’s dog', 'A bat'],
  animalend: ['crossed at the zebra crossing', 'watched me burn the toast', 'sat down on my shoe', 'has opinions about my gate', 'waited for the light', 'looked at the recycling and judged', 'slept through the entire meeting', 'followed me home and then asked directions', 'has moved into the shed and pays no rent', 'met itself in a window'],
  weather: ['fog', 'hail', 'sleet', 'a warm wind', 'the first frost', 'drizzle', 'a proper storm', 'dust', 'unreasonable sun', 'a double rainbow'],
  weatherend: ['and the whole street slowed down to look', 'so I cancelled everything and made soup', 'and three people said “at last” to nobody', 'which explains my hair', 'and the pigeons are furious', 'right on top of the laundry', 'and now the hills are gone', 'so the dog and I renegotiated the walk', 'and the city sounds like a shell', 'exactly during the speech'],
}

export const GRAMMAR: readonly Grammar[] = [
  { interest: 'any', language: 'en', patterns: [
    'Found {foundthing} {place}. No questions, I am keeping it.',
    'Looking for a screwdriver, found {foundthing} {place}. The day has a plot now.',
    'Small victory: {tiny}.',
    'Today {tiny} and I do not intend to waste it. #smallwins',
    'I told {neighbour} my good news before I told my family. They hugged me harder, too.',
    'Conversation with {neighbour}, entire transcript: “Still raining?” “Still here?”',
    '{animal} {animalend}. I have no further information.',
    'Reporting from the front step: {weather}, {weatherend}.',
    'We had {weather} at noon, {weatherend}.',
    'This morning {sense}.',
    'The whole street {sense}. Does anyone else get this in November?',
    'Through the window: {bird} on {spot}, and all of a sudden it was worth being early.',
    'There is {noise} coming from somewhere near {spot} and I have decided to live with it.',
    'Cleaning day, first hour: {foundthing}, {place}. Cleaning day is over.',
    'Lent a ladder to {neighbour}. Got back a ladder and a jar of plum jam.',
    
    'Is it luck if {tiny} twice in one week? #smallwins',
    'Whoever left {foundthing} by {spot}: it is safe, it is dry, it has a chair.',
  ] },
  { interest: 'food', language: 'en', patterns: [
    'Made {dishname} for {guest}. {verdict}',
    '{dishname}, again, because the week asked for it. {verdict}',
    'Tonight: {dishname}. Guest list: {guest}. [img:dish]',
    'Advice wanted. I promised {dishname} to {guest} and I own one pan.',
    'The secret in my aunt’s {dishname} turns out to be patience and a second onion. [img:dish]',
    'Rain outside, {dishname} inside. {verdict} #rainydaybread',
  ] },
  { interest: 'bread', language: 'en', patterns: [
    'Loaf of the day came out lopsided and proud. {verdict} [img:bread]',
    'Left the dough alone, fixed {repair}, came back: doubled, shining, smug. #rainydaybread [img:bread]',
  ] },
  { interest: 'books', language: 'en', patterns: [
    'On the nightstand: {reading}. {readmood}',
    'Borrowed {reading} because of the cover. {readmood} [img:books]',
    'Halfway through {reading}. {readmood} #unepageparsoir',
    'Swapped {foundthing} for {reading} at the market. Strong trade. [img:books]',
    'Someone on {train} was reading {reading} and smiling at the wrong places.',
  ] },
  { interest: 'music', language: 'en', patterns: [
    'Kitchen, late, {song}. Danced with a colander.',
    'Through the wall tonight: {noise}. I opened the window a bit more.',
    'Put on {song} while the soup was on. Both needed stirring. [img:vinyl] #vinilosdomingo',
    'Learned {song} from {neighbour}, who claims not to sing.',
    'My week in one sound: {noise}.',
  ] },
  { interest: 'code', language: 'en', patterns: [
    'In the repository today I met {code}. {codeend}',
    'Reviewed a patch that touched {code}. {codeend}',
    'Spent lunch explaining {code} to {neighbour}. They asked the right question immediately.',
    'Archaeology: {code}. {codeend} [img:interface]',
  ] },
  { interest: 'crafts', language: 'en', patterns: [
    'Fixed {repair}. {repairend}',
    '{repair} is back in service. {repairend} #repairtuesday',
    'Finished {craftthing} in {colourname}. It is nearly the shape I meant. [img:wool]',
    'Working on {craftthing}. The {colourname} dye ran and now it is a better idea.',
    'Patient on the bench: {repair}. Prognosis: tea first.',
    'Taught {neighbour} how to mend a sleeve. They are now dangerous and happy.',
  ] },
  { interest: 'garden', language: 'en', patterns: [
    'Harvest report: {crop}. We are, in a sense, farmers. #balkongarten [img:garden]',
    'In spite of {weather}, {crop}. I said thank you out loud. [img:garden]',
    'Gave away {crop} to {neighbour}; received advice in return, at length.',
    'Dug up {foundthing} next to the rhubarb. The soil keeps a diary.',
  ] },
  { interest: 'running', language: 'en', patterns: [
    '{distance}. {runend}',
    'Out before the street woke, {distance}, {weather}. {runend}',
    'I told {neighbour} it would be “just a short one”. {distance}. {runend}',
  ] },
  { interest: 'sport', language: 'en', patterns: [
    'Sunday league update: the referee brought {foundthing} instead of a whistle and it was the best game of the year.',
    'Lost again, but {tiny}, so the sport gods are merely distracted. [img:stadium]',
  ] },
  { interest: 'trains', language: 'en', patterns: [
    'On {train} today, {trainend}.',
    'Aboard {train}: {trainend}. I would pay extra. [img:tram]',
    'Window seat, {weather}, tea. I hope {train} is late.',
  ] },
  { interest: 'cities', language: 'en', patterns: [
    'On {train} this evening {trainend}.',
    'If you want to know a city, stand next to {spot} at half past five and count the hellos.',
    'They have put up a fence round {spot}. Within an hour someone had hung {foundthing} on it. [img:street]',
    'Took the long way past {spot}. It {sense}. [img:skyline]',
    'Proposal: one more bench by {spot}. Evidence: {neighbour}, standing. #shadewalk',
  ] },
  { interest: 'sea', language: 'en', patterns: [
    'Low tide, {weather}, and {bird} working the mud. [img:sea]',
    'Went into the water up to the knees, met {weather}, came out again. [img:sea]',
    'Crew today: me, {neighbour}, and {bird}. Catch: none. Good trip.',
  ] },
  { interest: 'science', language: 'en', patterns: [
    'Explained error bars to {neighbour} with {dishname}. It went better than my last conference.',
    'Data arrived labelled with {foundthing} taped to the box. I have so many questions and a lovely graph. [img:chart]',
    'A student wanted to know how {bird} can sleep standing up. I said “wonderful question” and went to read.',
  ] },
  { interest: 'sky', language: 'en', patterns: [
    'Between two clouds, for nine seconds, above {spot}. #cometwatch [d:0]',
    'Lent my binoculars to {neighbour}. They went quiet, and then asked to keep them till morning. #cometwatch [d:1]',
    'Even {bird} on {spot} seemed to be looking west. #cometwatch [d:0] [img:comet]',
  ] },
  { interest: 'design', language: 'en', patterns: [
    'Found a sign by {spot} that says everything in four words, and I am jealous of all four. #quietinterfaces',
    'My favourite interface this week is {repair}: one knob, no questions. #quietinterfaces',
    'Pinned {colourname} next to {colourname} and went for a walk. They had made friends by the time I came back. [img:poster]',
  ] },
  { interest: 'coffee', language: 'en', patterns: [
    'The café by {spot} now knows my order and my opinions about {weather}. [img:coffee]',
    'Second cup. {neighbour} is telling me about {repair}. I am not leaving.',
  ] },
  { interest: 'mountains', language: 'en', patterns: [
    'Up early, {weather}, {bird} above the pass. Nobody else for hours. [img:mountains]',
    'Lunch at the col: {dishname} from a flask. It {sense}.',
  ] },
  { interest: 'animals', language: 'en', patterns: [
    '{animal} {animalend} again. We are on first-name terms.',
    '{animal} {animalend}, and that was only Monday. [img:cat]',
  ] },
]
