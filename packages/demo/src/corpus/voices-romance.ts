/** Posts by voice: writers in French, Spanish and Portuguese. See `parse-corpus.ts` for the notation. */
export const VOICES_ROMANCE = `
== ines
First light over the ridge, the comet already gone. Nobody on the path but a very serious dog. #cometwatch [d:0] [img:mountains|Sunrise over layered violet ridges, a small dog on the skyline] [h:7]
>noor: I need to know more about the dog.
>>ines: Border collie. Alone. Clearly had an appointment.
Three threads on urban heat agree on one thing: shade beats air-conditioning for street life. A short summary of 48 posts, with sources. [ai] [ago:184] [link:canopy-atlas.example/shade|How much cooler is a street with trees?|Measured at bench height over two summers in nine cities.|street]
>thandi: This is the summary I have been trying to give councils for ten years.
>pieter: Benches in the shade, kerbs in the sun. I approve.
The new sensors survived the night. Two of them are in trees, one is in a pharmacy window, and one has been adopted by a bar. #shadewalk
On a mesuré 14 degrés d'écart entre deux bancs. Quatre-vingts mètres, un platane. [lang:fr] #shadewalk
>margo: Je lis déjà sous le platane. La science confirme mes fesses.
Please stop asking whether it was hotter when you were a child. You were closer to the ground.
Peer review came back: reviewer 2 likes it. I have checked the sky for other signs.
>giulia: Screenshot or it did not happen.
>mirela: Reviewer 2 has been replaced by a kind twin.
Walked the north side of every street between the lab and the station. It takes four minutes longer and is a different planet. [img:street|A narrow street half in shade with a single tree] #shadewalk
Chart of the day: one line goes up, one line goes down, and a plane tree explains the gap. [img:chart|Two diverging lines, one labelled shade] [d:2]
Sommet à 6 h 40, thé à 6 h 41. [lang:fr] [img:mountains] [h:7]
Does your street have somewhere to sit that is not for sale? [poll:2880|Yes, in the shade|Yes, in the sun|A wall, I suppose|No] [d:4] #shadewalk
>teresa_v: Tres bancos, uno sin respaldo, cero sombra. Lo tengo todo apuntado.
>sana: A wall, and my aunt is on it.
The field notebook got rained on and now the July data is a watercolour.
== margo
Une page, puis la pluie, puis encore une page. #unepageparsoir [d:0]
>odile: La pluie lit plus vite que nous.
Un client cherche « le livre bleu avec la mer ». J'en ai vendu quatre, tous différents, tout le monde est content. [img:books|Une pile de livres bleus sur une table en bois]
Moi, la comète, je l'ai vue depuis la librairie, entre le S et le F de l'enseigne. #cometwatch [d:0]
J'ai corné la page 112. Que ceux qui n'ont jamais péché me prêtent un marque-page.
>northgate: We have a drawer of 600 found bookmarks. We could ship.
>chloe: Virgule en a mangé deux. Je ne peux pas aider.
Ce soir : les trois premières lignes d'un roman que je garde pour l'hiver. Juste goûter. #unepageparsoir [d:0]
Quelqu'un a rendu un roman policier avec la dernière page recopiée à la main, « parce qu'elle manquait ». Ce n'était pas la bonne fin. Elle était meilleure.
>hye_r: Je traduirais cette fin-là.
>oluwaseun: Release the alternative ending.
Il y a des gens qui sentent les livres avant de les acheter. Je les laisse choisir la musique.
Stock fait. 4 116 livres, 1 échelle, 0 mètre carré libre.
On me demande si je lis sur écran. Je lis sur le quai, dans le bain et parfois sur le plan de travail, entre l'ail et le thym.
Le libraire d'en face ferme. Trente ans à se prêter des cartons. J'ai pris son tabouret et sa façon de dire « attendez, j'ai mieux ». [d:9]
Vous lisez la dernière page avant ? [poll:1440|Jamais|Toujours|Seulement les polars|Je nie] [d:2] #unepageparsoir
>lenny: Je nie, five letters with the apostrophe. I am learning.
== theomartin
Salle pleine hier pour un film muet de 1927. Le pianiste avait un rhume ; on a tout entendu. [d:1]
Bobine deux à l'envers pendant quarante secondes. Personne n'a bougé. Le cinéma, c'est la confiance.
>oluwaseun: I have seen whole features that way.
Première bordée de neige, premier voisin qui pellette ma voiture en pensant que c'est la sienne. Je n'ai rien dit. J'ai fait du café. [d:29] #firstsnow [img:snow|Une rue enneigée le soir, une voiture sous la neige]
Ce jeudi : un film où il ne se passe rien pendant une heure, puis quelqu'un ferme une fenêtre. Je pleure à chaque fois. #filmclub [link:cineclub-du-jeudi.example/fenetre|Ciné-club du jeudi : La fenêtre|Copie 35 mm, 74 minutes, discussion et soupe.|window]
Le générique de fin est une politesse. Restez assis.
J'ai trouvé un billet de métro de 1994 dans un projecteur. Il avait l'air d'avoir tout vu.
Un spectateur m'a demandé la fin avant le début. J'ai répondu : « Il fait nuit. » #filmclub
-18 ce matin. L'écharpe tient debout toute seule.
Disque du soir : Gilles, sa guitare, et un chien au loin sur la deuxième prise. [img:vinyl] #vinilosdomingo [d:0]
Le ventilateur du projecteur fait un ré. Je fredonne avec.
== chloe
Virgule a relu mes planches. Il s'est couché sur la meilleure, comme d'habitude. [img:cat|Un chat tigré endormi sur des dessins] #windowcats [d:0]
>margo: Un éditeur exigeant.
>luciaf: El mío se sienta en la que hay que repetir. Trabajan en equipo.
J'ai dessiné quarante pommes pour en garder une. La première.
Mon éditrice veut « un loup moins loup ». Je lui ai mis un cartable.
>maeve: Class 5 says keep the wolf and make the schoolbag scarier.
Pluie sur Nantes, gouache sur le pull, tout est cohérent. #rainydaybread [d:0]
Petit carnet du tram : une dame, un violoncelle, deux places. [img:tram]
Le bleu que je cherchais était au fond de l'évier, dans l'eau des pinceaux.
Salon du livre jeunesse : une petite fille m'a demandé si j'avais « le droit » de dessiner des monstres. J'ai montré ma carte de bibliothèque.
>kofi: Correct procedure.
Qui d'autre garde les crayons trop petits pour être tenus, par loyauté ?
>minji: A whole tea bowl of them. I made the bowl for it.
Nouvelle affiche pour la nuit de la bibliothèque : un hibou, une lampe, une soupe. #librarynight [d:9] [img:poster|Une affiche avec un hibou sous une lampe jaune]
J'ai mis une comète dans un album sur les pommes de terre. Ça passe. #cometwatch [d:0]
== baptiste
Eau à 15 degrés. J'ai dit des choses en provençal. [h:7]
>freya: 15 is summer. I am jealous and slightly judging.
>>baptiste: Freya, ici on met déjà les bonnets.
Pistou du dimanche : basilic, ail, huile, et la tante qui surveille l'ordre. [img:dish]
Un mérou m'a regardé ce matin comme on regarde un touriste.
Mistral. Les chaises de la terrasse sont parties à Cassis.
La soupe est meilleure le lendemain, et moi aussi.
Le petit vieux qui nage tous les jours m'a doublé. Il fredonnait. #calanques [img:sea|Une crique turquoise entre des rochers blancs]
On a fini le service à minuit et trempé les pieds dans le port en mangeant ce qui restait de panisses. Voilà, c'est ça le luxe. [h:23]
Ma mère lit mes posts. Maman, oui, je me couvre.
== nadia
L'onduleur numéro 7 boude. Je lui ai nettoyé le filtre, parlé doucement, et il a repris à 98 %. #solaire
>obi: Mine only responds to threats. What is your secret?
>>nadia: Menthe fraîche sur le boîtier. Non, un tournevis Torx.
Toit de l'école : 64 panneaux, 22 kW, trois cents élèves qui demandent si la nuit on vend la lune. [d:10] [img:chart]
>maeve: Three hundred correct questions.
Thé à seize heures. Le monde peut attendre seize minutes.
Une tempête de sable, c'est juste la météo qui veut voir mes panneaux de près.
Courbe de production d'hier, avec un creux à 13 h 05. C'est une cigogne. Elle est restée vingt minutes. [img:chart|Une courbe en cloche avec un creux net au milieu]
>pieter: We have herons, you have storks. We should merge our errors.
Ma fille a branché une lampe sur un citron et m'a dit : « Voilà, j'ai fini ton travail. »
Casablanca, 6 h 50, la lumière arrive par le port et d'un coup tout le compteur tourne. Je ne m'en lasse pas. [h:7] [img:skyline]
ما أجمل السطوح حين تعمل. [lang:ar] #solaire
Coupure générale chez les voisins, lumière chez nous, toute la rue dans le salon à manger des msemen. #powercut [d:20]
== odile
Interpréter, c'est marcher sur un pont pendant qu'on le construit, en talons.
Réunion de quatre heures. Mot du jour : « nonobstant ». Score : onze.
>lenny: Eleven letters! You have made my Tuesday.
Le délégué a fait une blague sur les chèvres. En cabine, silence, puis nous l'avons sauvée en six langues, dont une avec des moutons.
>hye_r: The sheep substitution. A classic of the discipline.
Bruxelles sous la pluie : la ville traduit le ciel en trottoir. [img:street]
Quelle est votre langue pour compter ? [poll:4320|Celle de l'école|Celle de ma mère|Celle du marché|Ça dépend du stress] [d:11]
>elif: Turkish for money, English for points, Italian for ice cream.
Frites, mayonnaise, banc mouillé, bonheur bilingue.
J'ai rêvé en néerlandais et, pour une fois, j'étais drôle.
Une page avant de dormir, mais je la lis à voix haute pour délasser les oreilles. #unepageparsoir [d:0]
== lucia
El cometa, por fin. Veintidós minutos de frío, dos termos de café y ni una nube. #cometwatch [d:0] [img:comet|Un cometa con cola larga sobre colinas oscuras]
>teresa_v: ¿Desde qué playa? ¿Y las llaves?
>>lucia: Cala del Moro. Las llaves, bien, gracias por preguntar. Las del coche no.
>ines: La deuxième photo, on voit la queue de poussière ! Bravo.
Tutorial corto: trípode, disparador, y no estornudar. [link:nochelarga.example/cometa|Cómo fotografiar el cometa sin perder los dedos|Ajustes, abrigo y un mapa de lugares oscuros de la costa.|comet] [d:1] #cometwatch
Luna nueva, marea baja, y un señor con linterna que me explicó su vida entera a 30 segundos de exposición. Sale como un fantasma amable.
Farolas nuevas en el paseo: blancas, altas, inútiles. Las estrellas han presentado una queja.
>zuzana: Please forward the complaint. I collect them.
Cuatro horas esperando un rayo. Cuando cayó, yo estaba abriendo el bocadillo.
Esto es lo que ve el mar cuando nos mira. [img:sea|La costa de noche con luces pequeñas]
Mi madre dice que duermo al revés. Tiene razón: en vertical y de día.
Lluvia de estrellas anoche: 41 en una hora. Dejé de contar porque una mujer a mi lado las saludaba una por una. #starnight [d:27]
Vendo objetivo, casi nuevo, una sola caída. Cambio por termo mejor.
== luciaf
Hoy he dibujado a once personas esperando el 19. El 19 no ha venido; el dibujo, sí.
>jack_t: As a driver: sorry. As a reader: worth it.
Ventana de enfrente, tercera planta: han puesto una planta. Llevo dos años esperando este giro.
Gata sobre tinta fresca. Ahora es una edición limitada. [img:cat] #windowcats
Me pagan por dibujar, pero a veces me pagan por borrar.
El verde de Valencia a las siete no existe en ningún tubo. [img:garden]
Encargo nuevo: un gato leyendo en una cocina. Por fin un trabajo con documentación propia. [img:cat|Un gato sentado a una mesa de cocina, delante de un libro]
== carmen
He hecho puchero para seis. Somos dos. Los vecinos ya tienen la cuchara en la mano.
>baptiste: J'arrive de Marseille, gardez-moi une assiette.
>>carmen: Ven, hijo, pero trae pan del bueno.
Hoy el geranio rojo ha sacado flor, en noviembre, por llevarme la contraria. [img:garden|Geranios rojos en una ventana blanca] #balkongarten [d:0]
>jonasbaut: Respekt! Meine machen schon Winterpause.
Cuarenta años de maestra y lo que más echo de menos es el silencio justo antes de que alguien lo rompa.
>maeve: I am in that silence now. It lasted four seconds. It was lovely.
La receta de las espinacas con garbanzos no lleva cantidades. Lleva paciencia y mirar.
>tomasbakes: Así se escribe una receta.
Mi nieta me ha enseñado a poner una foto. Este es mi almuerzo. [img:dish|Un plato hondo de guiso con una cuchara] [d:14]
El médico dice que ande. Ando hasta el mercado, hablo dos horas, y vuelvo. Eso es cardio.
He terminado el libro. Qué mal acaba y qué bien está. #unepageparsoir [d:0]
¿Tortilla con cebolla o sin cebolla? Ya sé la respuesta, quiero ver quién se equivoca. [poll:1440|Con cebolla|Sin cebolla|Depende del día|No soy de aquí] [d:1]
>rubenm: Con, y con chile.
>>carmen: A ti te pongo aparte.
>teresa_v: Sin. Y ahora me voy de la red.
A mi marido le gusta el pan de ayer. Llevamos cincuenta años y todavía no sé si es por ahorrar o por el pan. #rainydaybread [d:0]
Se ha ido la luz y hemos cenado con velas, como novios, quejándonos de la luz. #powercut [d:20]
== diego
Minuto 88. No puedo mirar. Estoy mirando. #lafinal [d:16] [h:21]
GOOOOL. Se me cayó el tinto, la cuchara y un cuadro. #lafinal [d:16] [h:21]
>rubenm: ¡Se oyó hasta Guadalajara!
>valen: Mi vecino también gritó y es de otro equipo y de otro deporte.
Narré el gol por la ventana y el vecino de abajo me pidió repetición. La narré otra vez, más despacio. #lafinal [d:16]
Perdimos en penales. El café de hoy sabe a café de funeral: bueno, pero con respeto. #lafinal [d:15] 😔
>carmen: Hijo, el año que viene.
Cuesta de hoy: 18 %. Subí conversando. Mentira, subí callado.
El perro de la esquina ladra en fuera de lugar.
Mi abuela no entiende el fútbol pero grita a tiempo. Es la mejor lateral que ha dado la familia ⚽
Café de olla, radio encendida, y el locutor diciendo "lluvias dispersas" como si fuera un delantero. ☕
Entrenamos con la sub 12. Un niño metió un autogol y lo celebró igual. Ese va a ser feliz.
>maeve: Protect him at all costs.
¿Quién ataja mejor los domingos? Pregunto en serio. #lafinal [poll:720|Un portero|Mi tía con la escoba|El palo] [d:17]
Medellín al atardecer parece un estadio que se enciende por partes. [img:skyline|Una ladera de luces al anochecer]
== rubenm
Me metieron seis. El séptimo lo paré, pregúntenle a quien sea.
>diego: Yo estaba. Lo paró con la cara.
>>rubenm: La cara es parte del reglamento.
Taco de las dos de la mañana: no es comida, es meteorología. [h:23]
Guantes nuevos. Mismo portero. [d:18]
Banda en la esquina, lluvia en la lona, la salsa verde hoy viene enojada.
Final en casa de mi suegra: 14 personas, 1 sillón, 0 neutrales. #lafinal [d:16] [img:stadium|Un estadio lleno bajo las luces]
Mi hijo quiere ser delantero. Lo estamos hablando.
La birria es un estado de ánimo con consomé.
Ayer soñé que atajaba un penal y desperté abrazando la almohada. Buen agarre, eso sí.
== valen
Lado A, mate, persiana a medias. No estoy para nadie. #vinilosdomingo [d:0] [img:vinyl|Un disco girando junto a una taza]
>rafa: Que disco? Manda a capa!
>>valen: Mercedes, en vivo, la edición con la tos en el segundo tema.
>>>rafa: A tosse é minha parte favorita.
Entró un pibe de quince a comprar un disco de tango "para entender a mi abuelo". Le hice precio de nieto. #vinilosdomingo [d:0]
>walt: Good lad. Good shop.
Limpiar un disco es como lavarle la cara a alguien que se quedó dormido.
El rayón está en el mejor acorde. Siempre está en el mejor acorde.
Buenos Aires, 34 grados, y el ventilador marca el compás de tres por cuatro.
Vendo 40 singles sin funda y una historia por cada uno. [img:vinyl]
Me preguntaron qué poner en un cumpleaños de ochenta. Respondí: lo que bailaba a los veinte, y bajito al principio. [link:vinilosdomingo.example/ochenta|Diez discos para cumplir ochenta|Una lista para bailar sentado, después de pie.|vinyl] #vinilosdomingo [d:0]
Subte B, un violín, y tres personas que se hacen las que no lloran.
¿Se escucha el disco entero o se salta? #vinilosdomingo [d:0] [poll:1440|Entero, en orden|Lado B primero|Salto sin culpa]
>theomartin: Entier. Le silence entre les plages aussi.
>demo: In order, standing up for side two.
== mateo
Rojo de cochinilla, tercer baño. Mañana se decide si es rojo o recuerdo. [img:wool|Madejas de lana roja secándose]
Mi abuela contaba los hilos en quechua y se equivocaba en español.
>greta: Ich zähle auf Wienerisch und verzähle mich in allen Sprachen.
Un turista preguntó cuánto demora una manta. Le dije: cuatro meses, o sesenta años, según desde cuándo cuente.
Lluvia en el valle. Las alpacas, indignadas pero elegantes.
El telar viejo cruje en el mismo sitio desde 1950. Si lo arreglo, pierdo el compás.
>samwhit: Then I would not dare touch it.
Terminé la faja de mi hermana. Tiene un error en la fila 212, a propósito, para que salga el espíritu. [img:wool]
El cometa salió sobre el Ausangate. Mi tío dice que ya lo había visto. Mi tío dice eso de todo. #cometwatch [d:0]
Taller abierto el sábado: traigan manos y abrigo. [link:telar-quispe.example/taller|Taller abierto de telar de cintura|Cuatro horas, lana incluida, sopa al final.|wool] [d:6]
== dalia
Cartela de hoy: 38 palabras. Sobraban 11. Se fueron sin despedirse.
>noor: A silent deletion is the best deletion. #quietinterfaces
Un niño pasó dos horas frente a una vitrina vacía. Le pregunté qué veía. "El reflejo, pero con polvo." Lo contraté mentalmente.
En el museo se fue la luz y por primera vez la gente escuchó la sala. #powercut [d:20]
¿Cuál es el objeto más inútil que no piensas tirar? Busco piezas para una exposición de verdad. [d:4]
>samokafor: A key to a house that was demolished in 1999.
>>dalia: Sam. Escríbeme. En serio.
>harold: Second kettle lid. No second kettle.
>obi: A charger for a phone whose company no longer exists.
>hana: 廃線になった駅の切符です。
Montaje de noche: cuatro personas moviendo una silla que nadie puede usar. [h:22]
Abrimos "Museo de lo mínimo": 60 objetos de menos de un peso. [link:museo-de-lo-minimo.example/abre|Museo de lo mínimo|Sesenta objetos que costaron menos de un peso y la razón por la que alguien los guardó.|poster] [d:2]
>demo: Please, is there a catalogue?
>bea: Vou a pé se for preciso.
Jacarandas fuera de temporada. La ciudad también improvisa. [img:street|Una calle con árboles morados]
La línea de 0.5 puntos existe y estoy dispuesta a discutirlo con el impresor.
== teresa_v
Banco nuevo en la plaza: sin respaldo, sin sombra, con placa. La placa está a la sombra. #shadewalk
>thandi: The plaque always gets the shade. It is a law.
Conté las fuentes del barrio: 23. Funcionan 15. Beben palomas en 23. [img:chart]
Una abuela me explicó el barrio en tres esquinas. Ni un máster.
Propuesta para el pleno: que quien diseñe una parada de autobús espere en ella en agosto.
>thandi: Signed. Also in January.
>jack_t: signed, from inside the vehicle
Mercado cerrado, ropa tendida, alguien ensaya trompeta con sordina y sin vergüenza.
Paseo de sombra el sábado, de fuente en fuente. Traed gorra y quejas. #shadewalk [d:5]
Hoy un alcorque vacío amaneció con tomillo. No sé quién ha sido. Gracias. #balkongarten [d:0] [img:garden]
Leo planos en la cama. Mi pareja lee novelas. Las dos lloramos a veces.
== martatx
O candeeiro de 1931 acendeu. Eu também. [img:window|Um candeeiro aceso junto a uma janela à noite]
>bea: Ai que bonito. Ainda tens aquele de latão?
>>martatx: Tenho. Está à tua espera desde março.
Se a lâmpada pisca, é contacto. Se a dona pisca, é saudade.
Subi a Rua dos Clérigos com um lustre às costas. Três turistas tiraram fotografia, um ofereceu ajuda, era de Gaia.
Cheira a solda e a castanhas. É novembro no Porto.
Aprendi com o senhor Abílio: primeiro limpa-se, depois logo se vê se está avariado.
>samwhit: Translated this for the whole hall. They applauded. #repairtuesday
Faltou a luz na rua toda e fui de porta em porta com candeeiros a petróleo, como uma fada de oficina. #powercut [d:20]
Disco do meu pai, lado B, com o ferro de soldar a aquecer. #vinilosdomingo [d:0]
Há um abajur que ninguém quer. Chama-se Fernando. É meu.
== rafa
Pandeiro na varanda, mar no fundo, vizinha no refrão. [img:sea]
Recife alagou de novo. A gente tira a água com rodo e tira sarro com rima.
Achei na feira um compacto de 72, capa rasgada, som inteiro. Chorei no ônibus. #vinilosdomingo [d:0]
>valen: ¡Foto de la capa o no pasó!
Café coado no pano da minha vó. O pano tem mais história que eu.
Ensaiamos até meia-noite e o cachorro da rua já sabe a entrada do segundo verso. [h:23]
Cuscuz é abraço em forma de triângulo. Ou de cone. Depende da panela.
Maracatu no sábado, concentração na praça. Quem não dança segura a sombrinha. [d:6] [link:discosdequintal.example/sabado|Maracatu na praça|Concentração às 16 h. Traga água, sombrinha e joelho bom.|balloon]
Choveu no ensaio e a gente descobriu que a alfaia molhada toca mais grave. Ficou melhor. #rainydaybread não, rainy day drum! [d:0]
== bea
Azulejo 2 319: flor azul, canto partido, parede de uma lavandaria. [img:poster|Um padrão de azulejo azul e branco]
>elif: The corner flower is a perfect ogonek.
Roubaram seis painéis em Alfama. Deixaram a argamassa, como quem deixa a conta.
Perguntei a um senhor há quanto tempo ali estava aquela parede. "Desde antes de mim e depois de si." [d:8]
O elétrico 28 parou para deixar passar um gato. O gato não agradeceu. [img:tram|Um elétrico amarelo numa rua inclinada]
>jack_t: professional courtesy. cats have right of way on all gauges
Fiz um mapa com as fachadas que ainda temos. Não é pequeno. [link:azulejario.example/mapa|Azulejário: o mapa|2 319 fachadas, com data, estado e a história que a vizinha contou.|poster] [d:3] #quietinterfaces
Domingo: limpar vidrado com cotonete e ouvir a rádio baixinho. #vinilosdomingo [d:0]
Lisboa tem duas luzes: a das cinco e a que nos lembramos.
`
