/** Words that say little of what a text is about, in the product's languages, folded and in the order of the alphabet. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** In every sentence. */
const small = setOf(`
  a aber about after again al all als also am an and any are as at au auch auf aus aux avec be because been before bei being but
  by can ce ces cet cette comment como con could cual cuales cuando dans das de dein del dem den der des did die diese dieser
  dieses do does donde done du ein eine einem einen einer eines el elle elles en er era eran es esa ese eso est esta estan estas
  este esto estos et etait euch for from fue fur had has have hay he her here hers him his how i if ihr ihre il ils im in into is
  ist it its je just la las le les leur leurs lo los ma mais mas may me mehr mein mes mi might mine mis mit more most must muy my
  nach ne nicht no nos not now o ob oder of on only or ou our ours out over par para pas pero please plus por porque pour pourquoi
  quand que quel quelle quelles quels qui quien quienes quoi sa schon se sehr sein ser ses she should si sich sie sin sind so
  sobre some son sont sous su such sur sus ta te tes than that the their them then there these they this those to ton too tu tus u
  uber un una unas und unos uns unter up us very von vous war waren warum was we wenn wer were what when where which who whom
  whose why wie will wir with wo would y ya yes you your yours zu zum zur
`)

/** In questions as people ask them: what somebody says, thinks and recommends is not what it is about. A text may hold them all the same. */
const asking = setOf(`
  ( ).split( */ + = Set( aconseja aconsejan actually advice advise against aime algo alguien alle alles ante anybody anyone
  anything anyway aqui asi aujourd aun avis beim beitrag beitrage besides best beste besten between bin bis bist busca buscar ceci
  cela cherche chez chose choses comme connait conoce conseil conseille conseillent conseiller conseils consejo consejos const
  contar contra contre cosa cosas cree creen creer cuenta cuentame cuentan da damit dann daruber dass decir deine denken denkst
  denkt denn depuis desde dice dicen dich dies dijo dime dir dire dis discuss discussed discusses discussing disent dit dites doch
  doing donc dort durante during ecrire ecrit ecrivent ehrlich eigentlich ella ellos empfehlen empfehlt empfehlung empfehlungen
  empfiehlt encuentra entre erzahlen erzahlt escribe escriben escrito etre etwas eu euer every everybody everyone everything faden
  faire fait fasse favorite favourite feel feels find finde finden findet folded. gegen geht gemacht gens gente gepostet gesagt
  geschrieben gesehen get gib gibt give go goes going good got gusta ha hab habe haben habla hablan hablando hablar hace hacen
  hacer halten haltet han happen happened happening happens hasta hat hatte hear heard heute hier hilo hola honestly hoy hui ich
  ici ihm ihn interesante interesantes interessant interessante interessanten interessantes interessants interesting ja jemand
  kann kein keine kennen kennt know known konnen languages, lately latest let leute like look looking lot love lui machen macht
  mag make mal man many maybe meilleur meilleurs meinen meint meinung meinungen mejor mejores meme menschen mention mentioned
  mentions mich mir miss missed moi mon monde montre much mucho muestra muestrame nada nadie nein neu new ni niemand nobody noch
  nosotros notre nous nouveau nuevo nur off ohne one opina opinais opinan opinion opiniones opinions os otra otro parle parlent
  parler parlez passe passiert pendant pensais pensar pense pensent penser pensez people per perhaps person persona personas
  personne personnes persons peu peut piensa piensan post posted postet posting posts propose proposent proposez publica
  publicacion publicaciones publicado publican publication publications publie publient puede puedo puis quelqu quelque quiere
  quiero quiza quizas raconte racontent raten read reads really realmente recomendacion recomendaciones recomendado recomendais
  recomendar recomienda recomiendan recommandation recommandations recommande recommandent recommander recommandez recommend
  recommendation recommendations recommended recommends reden redet resume resumen resumer s sabe saben saber sache sachen sage
  sagen sagt said sait sans savoir say saying says schreiben schreibt sea search see share shared shares sharing show sido skein
  small somebody someone something speak speaks sprechen spricht still stuff subject subjects suche suchen sucht suggere suggerent
  suggest suggestion suggestions suggests sugiere sujet sujets summarise summarize summary talk talked talking talks tambien teilt
  tell tema temas thema themen thing things think thinking thinks thought thread threads through tiene tipp tipps tips today todo
  todos toi told topic topics tous tout toute toward towards trouve trouver um une uno upon ver verpasse verpasst vers veut veux
  via viel vielleicht visto voir vom vor vorschlag vorschlage vos votre vraiment vu wahrend want way wegen weil weiss welche
  werden whats while wird within without woruber worum wovon write writes writing written wrote yet yo zeig zeige zusammen
  zusammenfassung zwischen
`)

/** Whether a folded word says nothing of what a sentence is about. */
export const isSmallWord = (word: string): boolean => small.has(word)

/** Whether a folded word is more likely how somebody asks than what they ask about. */
export const isAskingWord = (word: string): boolean => asking.has(word)
