/**
 * The cast. One line per member:
 * username | name | place | hours from UTC | language | v = verified, p = private | joined | interests | portrait | website | bio
 *
 * A portrait is `p skin hair hairColor clothes clothesColor ground extras…`, `o object ground`, or `-` for initials.
 */
export const PEOPLE = `
demo|Ada Lindqvist|Gothenburg, Sweden|1|en||2021-05-03|design,sea,coffee,books,sky|p 1 bob 5 turtleneck 3 1 round|lindqvist.example|Service designer on the 07:40 ferry. I draw the boring screens so that nobody has to notice them. Bad at sourdough, good at timetables.
noor|Noor Haddad|Beirut, Lebanon|2|en|v|2021-03-14|design,food,code,sky|p 3 bob 1 crew 4 0|noorhaddad.example|Designs quiet software and loud birthday cakes. I delete settings for a living. بيروت ↔ København. Building in the open at @slowtools.
tomasbakes|Tomás Rivera|Bogotá, Colombia|-5|en||2021-09-20|bread,food,music|p 4 short 0 dungarees 6 2 moustache|tomasbakes.example|Bread before sunrise, boleros after. Una panadería pequeña con un horno terco. Recipes are free, opinions about raisins are not.
ines|Ines Moreau|Grenoble, France|1|en|v|2020-11-02|science,cities,sky,mountains|p 2 long 2 scarf 7 3|inesmoreau.example|Climate scientist, measures heat in streets. Montagne le week-end. I read the methods section first.
kenji|Kenji Mori|Sapporo, Japan|9|en||2022-01-18|sky,science,food,snow|p 2 short 0 turtleneck 1 4 square|morisky.example|Amateur astronomer, professional tired person. 星と味噌ラーメン. My telescope is older than my students.
margo|Marguerite Olivier|Lyon, France|1|fr||2021-12-06|books,language,sky|p 1 bun 6 collar 5 5 round earrings|unepageparsoir.example|Libraire. Une page par soir, parfois deux, jamais dix. Je corne les livres et j'assume.
meiplants|Mei Tanaka|Kyoto, Japan|9|en|v|2020-08-11|garden,crafts,food|p 2 fringe 0 dungarees 2 6 flower|meiplants.example|Moss, ferns and other patient things. Head gardener of one small temple and eleven windowsills.
jonasbaut|Jonas Weber|Leipzig, Deutschland|1|de||2021-06-27|garden,crafts,bicycle|p 1 side 5 stripes 1 7 stubble|jonasbaut.example|Balkon, Säge, Kaffee. Ich baue Dinge aus drei Brettern und einem Fehler. #balkongarten
luciaf|Lucía Fernández|Valencia, España|1|es|p|2023-02-09|design,crafts,books|p 3 wavy 2 vneck 0 8 earrings|luciaf.example|Ilustradora. Dibujo ventanas, gatos y gente esperando el autobús.
amarabakes|Amara Okafor|Manchester, United Kingdom|0|en|v|2021-01-30|bread,food,books|p 6 afro 0 collar 8 9 earrings|amarabakes.example|Baker. Lagos recipes, Manchester weather. Ask me about agege bread, do not ask me about the oven in 2019.
elif|Elif Demir|Istanbul, Türkiye|3|en|v|2020-06-15|design,language,coffee,sea|p 2 long 0 turtleneck 9 10 round|elifdemir.example|Type designer. I move points by two units and call it a day. Ferries, ğ, and strong tea.
lucia|Lucía Ferrer|Alicante, España|1|es|v|2021-04-22|sky,sea,science|p 3 ponytail 1 hoodie 1 11|nochelarga.example|Fotografío la noche. Trípode, termo y paciencia. Perdí las llaves en tres playas.
kofi|Kofi Mensah|Accra, Ghana|0|en||2022-03-06|books,cities,music|p 7 crop 0 collar 4 2 square|kofireads.example|Librarian. I have said shh eleven times in nine years and regret seven. Highlife on the desk radio.
martatx|Marta Teixeira|Porto, Portugal|0|pt||2022-10-12|crafts,cities,music|p 2 wavy 3 scarf 2 1|candeeiros.example|Restauro candeeiros antigos. Se zumbe, eu ouço. Porto, sempre a subir.
priyaraman|Priya Raman|Chennai, India|5.5|en|v|2020-10-19|garden,science,food|p 5 braids 0 vneck 7 3 earrings|seedlibrary.example|Botanist, keeper of a seed library: 412 jars, one kettle. Filter coffee, then opinions.
priyanair|Priya Nair|Kochi, India|5.5|en||2023-07-03|code,music,food|p 5 bob 0 hoodie 3 0 headphones||Data engineer. My pipelines are calmer than my group chats. Not the other Priya, though we are friends now.
samwhit|Sam Whitlock|Bristol, United Kingdom|0|en||2021-08-08|bicycle,crafts,cities|p 0 short 4 dungarees 1 5 full beanie|repairtuesday.example|I run a repair café in a church hall. If it has a screw, I have an opinion.
samokafor|Sam Okafor|Toronto, Canada|-5|en||2022-05-25|books,language,crafts|p 6 short 0 turtleneck 5 6 round||I write letters. On paper, with stamps, to people who did not ask. The other Sam fixes bikes.
theomartin|Théo Martin|Montréal, Québec|-5|fr||2022-09-01|music,film,snow|p 1 curly 2 hoodie 6 4|cineclub-du-jeudi.example|Projectionniste au ciné-club du jeudi. J'aime les génériques de fin et les bancs de neige.
slowtools|Slow Tools|Copenhagen, Denmark|1|en|v|2021-03-20|design,code|o bird 3|slowtools.example|Small software that does one thing and then goes quiet. Built in the open by four people and a kettle.
hana|Hana Kobayashi|Osaka, Japan|9|ja||2022-11-23|trains,food,cities|p 1 fringe 1 stripes 0 8|ekisoba.example|駅そばと各駅停車。週末は終点まで乗ります。
yusuf|Yusuf al-Amin|Amman, Jordan|3|ar||2023-01-05|crafts,coffee,language|p 4 short 0 collar 9 2 full round|khatt.example|خطّاط. أكتب حرف النون أربعين مرة قبل الفطور. قهوة بلا سكر.
layla|Layla Mansour|Cairo, Egypt|2|ar||2022-06-17|books,music,language|p 4 wavy 0 vneck 2 9 earrings||أترجم الشعر وأنسى الغسيل على السطح. القاهرة، الدور السادس بلا مصعد.
freya|Freya Solberg|Tromsø, Norway|1|en||2021-11-11|science,sea,snow,animals|p 0 braids 5 turtleneck 7 10|kelpnotes.example|Marine biologist. I count kelp in the dark half of the year. Otters are overrated; limpets are not.
diego|Diego Castaño|Medellín, Colombia|-5|es||2022-02-14|sport,music,coffee|p 5 crop 0 hoodie 8 3 stubble cap||Fútbol, café y cuestas. Narro partidos que nadie me pidió narrar.
wanjiru|Wanjiru Kamau|Nairobi, Kenya|3|en|v|2021-10-10|running,sport,science|p 7 braids 0 crew 0 1|thirtyk.example|Marathoner and physiotherapist. I will tell you to rest and then not rest.
obi|Obinna Eze|Lagos, Nigeria|1|en||2022-08-19|code,crafts,music|p 7 short 0 hoodie 10 7 square|inverterdiaries.example|Electronics, generators, patience. I log every power cut on my street. Day 1,204.
greta|Greta Hoffmann|Wien, Österreich|1|de||2021-07-16|music,wool,books|p 0 bun 7 collar 11 5 round||Stehplatz in der Oper, Strickzeug in der Tasche. Ich lasse nur Maschen fallen, nie Andeutungen.
anselm|Anselm Bauer|Freiburg, Deutschland|1|de||2022-12-01|trains,bicycle,mountains|p 1 bald 6 collar 1 11 full||Bahn, Rad, Schwarzwald. Ich sammle Anschlüsse, die geklappt haben. Bisher 31.
klara|Klara Vogt|Hamburg, Deutschland|1|de||2020-12-12|sea,music,cities|p 0 bob 8 stripes 9 4|hafenradio.example|Hafenradio, Frühschicht. Nebelhörner erkenne ich am Ton.
chloe|Chloé Bernard|Nantes, France|1|fr||2022-04-04|design,animals,books|p 1 fringe 3 stripes 3 0|chloedessine.example|Illustratrice jeunesse. Le chat s'appelle Virgule et il relit tout.
baptiste|Baptiste Roux|Marseille, France|1|fr||2023-03-30|sea,food,sport|p 3 curly 1 crew 1 6 stubble||Je nage à six heures, je cuisine à onze, je dors à quinze. Calanques et soupe au pistou.
rafa|Rafael Moura|Recife, Brasil|-3|pt||2022-07-07|music,sea,food|p 5 afro 0 crew 6 8 stubble|discosdequintal.example|Discos de quintal, maracatu e café coado. Toco pandeiro melhor do que danço.
bea|Beatriz Antunes|Lisboa, Portugal|0|pt||2021-02-25|design,cities,crafts|p 2 short 1 collar 7 9 earrings|azulejario.example|Catalogo azulejos antes que desapareçam. 2 318 até agora.
carmen|Carmen Ortega|Sevilla, España|1|es||2022-01-09|food,books,garden|p 2 bun 6 scarf 0 2 earrings||Maestra jubilada. Cocino para seis aunque seamos dos. Los geranios me hacen caso; mis hijos, a ratos.
mateo|Mateo Quispe|Cusco, Perú|-5|es||2022-11-02|wool,crafts,mountains|p 5 short 0 vneck 8 3 beanie|telar-quispe.example|Tejedor. Mi abuela contaba los hilos en voz alta; yo los cuento en silencio.
valen|Valentina Suárez|Buenos Aires, Argentina|-3|es||2021-09-05|music,books,coffee|p 2 long 3 crew 10 1|vinilosdomingo.example|Tengo una disquería chiquita. Los domingos pongo un disco entero y no contesto el teléfono. #vinilosdomingo
oisin|Oisín Kelleher|Galway, Ireland|0|en||2022-03-17|music,sea,language|p 0 curly 4 turtleneck 2 10 full||Fiddle, bad jokes, worse weather. I know one tune for every pub and two for the ferry.
maeve|Maeve Doyle|Dublin, Ireland|0|en||2021-09-13|books,science,language|p 0 long 3 collar 4 0 freckles||Teaches eleven-year-olds, is taught by eleven-year-olds. Everything funny I post was said by someone under five foot.
hamish|Hamish Fraser|Isle of Skye, Scotland|0|en||2021-01-25|sea,sky,animals|o mountain 4||Weather, sheep, ferries, in that order of reliability.
rosa|Rosa Delgado|Tucson, Arizona|-7|en||2021-05-19|garden,science,animals|p 4 ponytail 0 collar 8 7 straw|saguaronotes.example|Desert botanist. Yes it is hot. Yes it is alive. Water your notes, not your cactus.
walt|Walter Jensen|Duluth, Minnesota|-6|en||2023-05-05|sea,crafts,sky|p 0 bald 7 turtleneck 9 11 full cap||Retired lighthouse keeper, lately of Lake Superior. I type with two fingers and mean every word.
junebug|June Park|Seattle, Washington|-8|en||2021-06-06|coffee,music,design|p 1 crop 0 dungarees 3 5 beanie|slowdrip.example|Roaster. I cup forty coffees a week and then drink tea. Rain is just cold brew.
devon|Devon Carter|Atlanta, Georgia|-5|en||2022-10-30|running,food,sport|p 6 crop 0 hoodie 0 2 full||Dad of twins, slow marathoner, fast griller. Personal best: everyone in shoes by 7:15.
tasha|Tasha Brooks|Chicago, Illinois|-6|en||2021-12-28|science,music,animals|p 6 curly 0 vneck 4 9||Night-shift ER nurse. I know what the moon does and what it does not do. Owner of Gerald (cat, large).
lenny|Lenny Goldfarb|Brooklyn, New York|-5|en||2022-02-02|language,books,food|p 0 side 6 collar 10 6 square||Crossword constructor. Seven letters, 'never finishes a'. Bagels are a vowel.
mirela|Mirela Ionescu|Cluj-Napoca, Romania|2|en||2022-09-12|science,books,music|p 1 bob 3 vneck 5 8 round||Teaches maths to people who say they are bad at maths. They are not.
piotr|Piotr Zieliński|Gdańsk, Poland|1|en||2022-04-28|sea,sport,science|p 0 short 2 stripes 1 4 moustache||Sails small boats, loses long chess games. Baltic in every season.
zuzana|Zuzana Horáková|Brno, Czechia|1|en|v|2021-03-03|sky,science,music|p 0 wavy 2 turtleneck 11 3 round|zuzanalooksup.example|Runs the public observatory. Cloudy two nights in three, hopeful three nights in three.
nika|Nika Beridze|Tbilisi, Georgia|4|en||2022-08-08|food,mountains,music|p 2 long 0 scarf 6 1||Wine in clay, trains at night, polyphony at the wrong volume.
arjun|Arjun Mehta|Mumbai, India|5.5|en||2021-11-04|sport,trains,cities|p 5 side 0 collar 1 7 stubble||Second-class monthly pass holder. Cricket is a language and I am a native speaker.
sana|Sana Qureshi|Lahore, Pakistan|5|en||2022-05-14|food,books,cities|p 4 long 1 vneck 9 0 headscarf||Lawyer by day, biryani jury by night. I keep precedents for both.
tenzin|Tenzin Dolma|Pokhara, Nepal|5.75|en||2023-04-11|mountains,sky,snow|p 4 braids 0 scarf 8 10||Trek guide. The path is not up or down, it is after tea.
linh|Nguyễn Linh|Hanoi, Vietnam|7|en||2021-08-21|food,cities,coffee|p 2 ponytail 0 stripes 4 5|breakfastsoup.example|I map breakfast. 214 stalls, 61 soups, one plastic stool that is mine.
ari|Ari Wibowo|Yogyakarta, Indonesia|7|en||2022-12-20|crafts,bicycle,music|p 4 short 0 collar 5 9 round||Batik, bamboo bikes, gamelan on Tuesdays. Slow is a setting.
joy|Joy Villanueva|Manila, Philippines|8|en||2021-10-01|music,food,books|p 4 fringe 0 crew 0 3 earrings||Grade 4 teacher, karaoke finalist (barangay level). My vocal range is three umbrellas.
weilin|Chen Wei-Lin|Taipei, Taiwan|8|en||2021-07-07|code,mountains,food|p 1 side 0 hoodie 9 11 square|keycapstories.example|Firmware for keyboards, boots for weekends. I type on something I soldered.
minji|Kim Min-ji|Seoul, South Korea|9|en||2022-06-02|crafts,design,coffee|p 1 bun 0 crew 7 8||Ceramicist. Half of what I make is a bowl, the other half wanted to be.
matiu|Matiu Tāwhiri|Wellington, Aotearoa|13|en||2021-04-04|sea,sky,language|p 5 curly 0 hoodie 2 4 full||Sails by stars when the phone is flat, which is always. Te reo, kai, southerlies.
bronwyn|Bronwyn Ellis|Hobart, Tasmania|11|en||2022-01-26|food,science,snow|p 0 short 5 scarf 3 6 freckles||Cheesemaker, formerly cook at an Antarctic station. I have opinions about powdered egg.
jack_t|Jack Tran|Melbourne, Australia|11|en||2022-09-24|trains,cities,coffee|p 2 crop 0 hoodie 6 7 headphones|tramnotes.example|Drives the 96 tram. I see the whole city at 22 km/h.
sione|Sione Faleolo|Auckland, Aotearoa|13|en||2023-02-18|sport,food,music|p 5 short 0 crew 1 2 full||Rugby, church choir, enormous lunches. Bass section, both meanings.
thandi|Thandi Nkosi|Johannesburg, South Africa|2|en|v|2021-06-16|cities,design,garden|p 7 afro 0 turtleneck 8 1 earrings round|shadeworks.example|Architect of shade. Bus shelters, markets, trees with good posture.
pieter|Pieter van Dijk|Utrecht, Netherlands|1|en||2021-02-11|bicycle,cities,design|p 0 side 4 scarf 1 9||I count bicycles for the city. Yesterday: 33,412. Two of them were mine.
saga|Saga Lindqvist|Malmö, Sweden|1|en||2022-07-29|music,film,animals|p 1 fringe 9 hoodie 10 0||Sound person for documentaries. I record doors. Ada's better-rested sister.
emil|Emil Dahl|Copenhagen, Denmark|1|en||2022-03-22|code,design,music|p 0 short 5 crew 9 3 round||One quarter of @slowtools. I write tests and eat rye bread.
aino|Aino Laaksonen|Helsinki, Finland|2|en||2021-12-01|snow,music,sea|p 0 long 5 turtleneck 4 11 beanie||Radio engineer. Sauna first, then the antenna. Small talk: no.
giulia|Giulia Conti|Bologna, Italy|1|en||2022-05-01|food,science,books|p 2 curly 1 vneck 0 5 earrings||Topologist and tortellini apprentice. Both are about where the hole goes.
stavros|Stavros Pappas|Thessaloniki, Greece|2|en||2022-08-15|sea,coffee,food|p 3 bald 1 stripes 9 8 moustache||Boats, backgammon, coffee that takes its time. My father says the net is fine; the net is not fine.
dalia|Dalia Cohen Reyes|Ciudad de México|-6|es||2021-11-20|cities,books,design|p 3 bob 1 collar 2 2 round earrings|museo-de-lo-minimo.example|Museógrafa. Escribo las cartelas que casi nadie lee y las escribo bien.
rubenm|Rubén Molina|Guadalajara, México|-6|es||2022-12-18|sport,food,music|p 4 short 0 hoodie 0 9 stubble||Portero de domingo. Tacos de lunes a sábado.
nadia|Nadia Benali|Casablanca, Maroc|1|fr||2022-10-05|science,cities,code|p 4 long 0 crew 5 4 headscarf||Ingénieure solaire. Je parle aux onduleurs, certains répondent. Thé à la menthe à 16 h, non négociable.
imani|Imani Wright|New Orleans, Louisiana|-6|en||2021-05-27|music,food,cities|p 6 braids 0 vneck 11 10 earrings||Trombone, second line, third coffee. If you hear a parade, it is probably us.
northgate|Northgate Library|Edinburgh, Scotland|0|en|v|2021-09-01|books,cities|o book 5|northgatelibrary.example|A public library with a leaking dome and excellent radiators. Run by people. Home of Library Night.
repairkoln|Reparaturtreff Köln|Köln, Deutschland|1|de||2023-06-10|crafts,bicycle|o bicycle 8||Jeden zweiten Samstag. Mitbringen: Kaputtes, Geduld, Kuchen.
harold|Harold Pym|Whitby, England|0|en||2023-08-02|sea,animals,garden|-||Allotment 14, one whippet, no hurry. My granddaughter set this up.
oluwaseun|Seun Adeyemi|Leeds, United Kingdom|0|en||2022-11-14|film,music,running|-||Cinema usher turned editor. I cut other people's pauses.
teresa_v|Teresa Vidal|Barcelona, Catalunya|1|es||2022-04-23|cities,garden,books|-||Urbanista. Bancos, sombra y fuentes que funcionan.
lukas|Lukas Brandner|Innsbruck, Österreich|1|de||2023-01-15|mountains,snow,sport|-||Lawinenwarndienst im Winter, Almkäse im Sommer. Ich sage selten „sicher“.
hye_r|Ryu Hye-rin|Busan, South Korea|9|en||2023-09-09|sea,film,food|-||Subtitle translator. Every joke costs me two days.
odile|Odile Lefèvre|Bruxelles, Belgique|1|fr||2022-06-21|language,food,cities|-||Interprète. Je pense dans l'ascenseur entre deux langues.
ngozi|Ngozi Balogun|Abuja, Nigeria|1|en||2023-03-08|science,books,garden|-||Statistician. The average of my week is not representative.
tim_o|Tim Osgood|Halifax, Nova Scotia|-4|en||2022-10-17|sea,bread,animals|-||Fixes boat engines. Bakes when it rains, so, often.
`
