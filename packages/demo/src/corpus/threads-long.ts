/** Conversations that many joined: one evening about settings, one weekend about raisins. See `parse-corpus.ts`. */
export const THREADS_LONG = `
== *
noor: A setting is a decision somebody did not want to make. Change my mind, kindly. #quietinterfaces [d:2] [h:18]
>samwhit: Kindly, then: a screw is a setting. I would not glue it.
>>noor: A screw is for whoever mends it. A setting is for whoever is tired on a Tuesday.
>>>samwhit: I am both of those people, often on the same Tuesday.
>>>>noor: Then the mending belongs in the back and the Tuesday in the front.
>>>>>samwhit: That I can live with. A back, though. Things without a back go in my skip.
>>>>>>noor: Agreed on the back. I shall sew one in.
>>>>>>>samwhit: With screws.
>>>>>>>>noor: With two screws. Same head.
>>>>>>>>>samwhit: Best outcome I have had from strangers since the toaster amnesty.
>slowtools: We removed forty last spring. Three people wrote. One to say thank you, two about something else.
>>emil: who was the thank you
>>>slowtools: Our own accountant.
>elif: Left-handed people would like a word about your one decision.
>>noor: Good. Where does it hurt?
>>>elif: Every thumb button, bottom right, everywhere, for ever.
>>>>noor: That is not a setting either. That is two thumbs, and I forgot one.
>>>>>elif: Then we agree, and I am annoyed about it.
>ines: In papers we call it a free parameter. Each one needs a reason, or a reviewer.
>>mirela: Or an exponent. Nobody dares ask about an exponent.
>demo: On the ferry app there was a switch called "Advanced". It turned on a second switch.
>>lenny: Seven letters: "advanced", after a ferry. DELAYED.
>>>demo: The only correct answer.
>>harold: Did the second one do anything?
>>>demo: It was the first one, from the other side.
>priyanair: counterpoint: log level
>>obi: Counter-counterpoint: nobody has ever set it to the right one before the thing went wrong.
>>>priyanair: i feel seen and slightly over-logged
>yusuf: القلم له إعداد واحد: الزاوية. وعليه أربعون سنة من الخلاف.
>>noor: وأنا أخسر كل خلاف معك حول الزوايا.
>margo: Un livre n'a pas de réglages, et pourtant chacun lit le sien.
>>samokafor: I am copying this onto paper, with your name under it.
>jonasbaut: Drei Bretter, ein Fehler. Der Fehler ist die Einstellung.
>>klara: Und wenn man ihn hört?
>>>jonasbaut: Dann heißt er Charakter.
>tomasbakes: My oven has two settings, stubborn and Thursday.
>>amarabakes: You said you had mended Thursday.
>>>tomasbakes: I said I had accepted it.
>kofi: At the desk we had a box for "preferred title". Forty years of Mr, Mrs and one Captain. We took it away and nobody sank.
>>walt: I was the Captain.
>>>kofi: Sir. I have regretted it since lunch.
>meiplants: Moss has none, and does well.
>>hamish: Moss is not on the night bus.
>>>meiplants: You have not looked at the night bus closely.
>wanjiru: Treadmill at my gym: thirty buttons, all of them mean "go". I run outside now.
>hana: 各駅停車には設定がありません。だから好きです。
>dalia: A light switch in my first museum did nothing for six years. We kept it because people felt better after pressing it.
>>noor: This is the strongest argument anybody has made tonight, and it is for the other side.
>>>dalia: It still works. I press it on opening nights.
>bronwyn: Cheese has time and salt. If it asked me anything else I would sell the goats.
>thandi: Ask the person who cleans the machine which button is worn out. Keep that one.
>>samwhit: Framing this for the workshop.
>junebug: me: no more choices. also me: forty minutes choosing a kettle
>zuzana: The telescope has one focus knob and I have never, in twenty years, been done with it.
>>noor: All right. My mind has been moved by two screws, one knob and a light switch. Good night, everybody.

amarabakes: Raisins in a savoury loaf. I am opening the floor until Sunday and then I am closing it for good. [d:5] [h:10]
>tomasbakes: No.
>>amarabakes: You may use more than one word.
>>>tomasbakes: No, thank you.
>giulia: In Liguria we would call it a mistake and then eat it with cheese.
>>bronwyn: Which cheese is the whole question.
>>>giulia: A loud one.
>priyaraman: Soak them in tea first. I will not be taking questions.
>>harold: One question, about the tea.
>>>priyaraman: Strong. That was the question.
>margo: Les raisins secs sont des notes de bas de page. J'aime les notes de bas de page.
>pieter: Put it to a vote: our canteen split 41 to 40, and the forty-first was the dog.
>>walt: Dogs may not have raisins. Recount.
>>>pieter: Recounted. A tie. The dog is fine and has been given toast.
>layla: جدّتي كانت تضعها في الأرز فقط، وتقول إن الخبز لا يحبّ المفاجآت.
>kenji: With miso butter, yes. Everything else is weather.
>ngozi: Data from my kitchen: nine loaves, two children, zero raisins left, most of them under the sofa.
>linh: Soup first, then we talk.
>teresa_v: En mi barrio eso es pan de muerto de hambre, dicho con cariño.
>samokafor: Dear loaf, I hear you have been filled without being asked.
>>amarabakes: Dear Sam, it has asked me to say that it is very happy.
>freya: cardamom instead
>>amarabakes: That is not an answer, that is a door. I am going through it.
>wanjiru: Ran twenty kilometres on exactly this loaf. Cannot speak for its manners, only for its legs.
>lucia: Para una noche de cometa, sí. Para un martes, jamás.
>amarabakes: Sunday. Verdict: cardamom in, raisins out, except for Priya's, which were tea with skin on and I had three slices.
>>tomasbakes: I would like it noted that I said so in one word.
>>>amarabakes: Noted, in one loaf. It is on the early bus to you.
`
