import type { Grammar } from './grammar.ts'

/** Vocabularies for the Spanish, French, German and Portuguese patterns. */
export const LANGUAGE_SLOTS: Readonly<Record<string, readonly string[]>> = {
  es_cosa: ['un dedal', 'una foto de un caballo', 'media receta', 'tres canicas', 'una llave sin dientes', 'un botón con forma de ancla', 'un guante rojo', 'una postal sin enviar'],
  es_lugar: ['en el bolsillo del abrigo', 'detrás del radiador', 'dentro de un atlas', 'en el cajón de los cables', 'debajo de la maceta', 'en la tetera buena', 'entre dos partituras', 'en la caja de las luces'],
  es_plato: ['lentejas', 'arroz con lo que había', 'una sopa larga', 'croquetas', 'pan con tomate', 'empanadas', 'berenjenas', 'un flan que tembló lo justo'],
  es_gente: ['la del quinto', 'mi cuñado', 'el panadero', 'la profesora de piano', 'los del ensayo', 'mi tía', 'el portero de noche', 'la vecina del loro'],
  es_fin: ['Nadie habló en cuatro minutos, que en mi casa es aplauso.', 'Faltaba limón. Siempre falta limón.', 'Repetimos todos, también el perro.', 'Me pidieron la receta y mentí un poco.', 'Salió mejor que la foto.', 'Quedó para mañana, en teoría.', 'Se acabó antes de sentarnos.', 'Mi abuela le habría puesto más ajo.'],
  es_tiempo: ['niebla', 'viento del sur', 'llovizna', 'un sol descarado', 'la primera helada', 'tormenta', 'calima', 'un arcoíris entero'],
  fr_chose: ['un dé à coudre', 'la moitié d’une carte', 'trois billes', 'un gant rouge', 'une clé sans dents', 'un ticket de 1994', 'une carte postale jamais envoyée', 'un bouton en forme d’ancre'],
  fr_lieu: ['derrière le radiateur', 'dans la poche du manteau', 'entre deux atlas', 'au fond du tiroir à ficelle', 'sous la troisième marche', 'dans la bonne théière', 'dans un livre de cuisine', 'sous le siège du tram'],
  fr_plat: ['une soupe de poireaux', 'des lentilles', 'un gratin très optimiste', 'une tarte aux pommes', 'des crêpes', 'un riz au lait', 'une omelette tardive', 'un couscous pour huit'],
  fr_gens: ['la voisine du dessus', 'mon libraire', 'le facteur', 'la dame de la pharmacie', 'le gardien de nuit', 'ma belle-sœur', 'le monsieur aux deux parapluies', 'une très petite cousine'],
  fr_fin: ['Il manquait du citron. Il manque toujours du citron.', 'Silence, puis deuxième service.', 'On a mangé debout.', 'Le plat est revenu propre.', 'Ma grand-mère aurait mis plus d’ail.', 'Le chat a voté pour.', 'Personne n’a rien dit, c’est très bon signe.', 'On a fini au fromage, comme toujours.'],
  fr_temps: ['brouillard', 'grêle', 'bruine', 'grand soleil', 'première gelée', 'vent tiède', 'orage', 'double arc-en-ciel'],
  de_ding: ['einen Fingerhut', 'eine halbe Landkarte', 'drei Murmeln', 'einen roten Handschuh', 'einen Schlüssel ohne Bart', 'ein Foto von einem Pferd', 'eine nie abgeschickte Postkarte', 'einen Knopf in Ankerform'],
  de_ort: ['hinter der Heizung', 'im Wintermantel', 'zwischen zwei Atlanten', 'unten im Werkzeugkasten', 'in der guten Teekanne', 'unter der dritten Stufe', 'in der Notentasche', 'im Kochbuch bei S'],
  de_essen: ['Linsensuppe', 'Kartoffelpuffer', 'Apfelkuchen', 'Käsespätzle', 'ein sehr spätes Omelett', 'Grießbrei', 'Zwiebelkuchen', 'Krautfleckerl'],
  de_leute: ['die Nachbarin von oben', 'mein Schwager', 'der Briefträger', 'die Dame aus der Apotheke', 'der Hausmeister', 'meine alte Chemielehrerin', 'der Mann mit den zwei Schirmen', 'ein sehr kleiner Cousin'],
  de_ende: ['Stille, dann Nachschlag.', 'Es fehlte Zitrone. Es fehlt immer Zitrone.', 'Wir haben im Stehen gegessen.', 'Topf leer, Küche voll.', 'Meine Oma hätte mehr Knoblauch genommen.', 'Keiner hat gemeckert, das ist hier höchstes Lob.', 'Unten etwas dunkel, ich nenne es Röstaroma.', 'Zwei wollten das Rezept, einer die Wahrheit.'],
  de_wetter: ['Nebel', 'Graupel', 'Nieselregen', 'Sonne, ausgerechnet', 'der erste Frost', 'warmer Wind', 'Gewitter', 'ein doppelter Regenbogen'],
  pt_coisa: ['um dedal', 'meia receita', 'três berlindes', 'uma luva vermelha', 'uma chave sem dentes', 'um botão em forma de âncora'],
  pt_sitio: ['atrás do rádio', 'no bolso do casaco', 'dentro de um atlas', 'debaixo do vaso', 'na gaveta dos fios', 'no bule bom'],
  pt_prato: ['caldo verde', 'feijão de ontem', 'uma sopa comprida', 'bolo de fubá', 'arroz de tudo', 'ovos mexidos tardios'],
  pt_fim: ['Ninguém falou, que é o nosso aplauso.', 'Faltou limão. Falta sempre limão.', 'Comemos de pé.', 'A panela voltou limpa.', 'A minha avó punha mais alho.', 'O cão votou a favor.'],
}

export const LANGUAGE_GRAMMAR: readonly Grammar[] = [
  { interest: 'any', language: 'es', patterns: [
    'Buscando otra cosa encontré {es_cosa} {es_lugar}. Ya no busco nada más.',
    'Hoy, {es_tiempo}. La calle entera hablando bajito.',
    'Le conté mi semana a {es_gente} y ahora tengo tres consejos y un bizcocho.',
    'Cené {es_plato} con {es_gente}. {es_fin}',
    'Nota para mí: {es_cosa}, {es_lugar}. No preguntar.',
  ] },
  { interest: 'food', language: 'es', patterns: ['Hice {es_plato}. {es_fin} [img:dish]', 'Pregunta de cocina: invité a {es_gente} y solo sé hacer {es_plato}.'] },
  { interest: 'books', language: 'es', patterns: ['Dentro de un libro usado venía {es_cosa}. El libro también está bien. #unepageparsoir'] },
  { interest: 'any', language: 'fr', patterns: [
    'Retrouvé {fr_chose} {fr_lieu}. La journée peut s’arrêter là.',
    'Ce matin, {fr_temps}, et toute la rue qui marche un peu moins vite.',
    'Croisé {fr_gens} : « Encore là ? — Encore là. » Dialogue complet.',
    'Au menu : {fr_plat}. {fr_fin}',
    'J’ai prêté mon échelle à {fr_gens}. Elle est revenue avec de la confiture.',
    'Soirée calme, {fr_plat}, {fr_temps} derrière la vitre.',
  ] },
  { interest: 'books', language: 'fr', patterns: ['Un lecteur a laissé {fr_chose} dans un roman. Je garde l’objet, je vends l’histoire. #unepageparsoir [img:books]'] },
  { interest: 'any', language: 'de', patterns: [
    'Beim Aufräumen {de_ding} gefunden, {de_ort}. Aufräumen beendet.',
    'Draußen {de_wetter}, drinnen {de_essen}. {de_ende}',
    'Heute hat {de_leute} zum ersten Mal zurückgewinkt.',
    'Zu Gast: {de_leute}. Es gab {de_essen}. {de_ende}',
    'Kurze Lage: {de_wetter}, Tee, keine Termine.',
    'Wer vermisst {de_ding}? Lag {de_ort}, geht ihm gut.',
  ] },
  { interest: 'garden', language: 'de', patterns: ['Trotz Wetter ({de_wetter}) steht der Feldsalat. #balkongarten [img:garden]'] },
  { interest: 'any', language: 'pt', patterns: [
    'Procurava a chave e encontrei {pt_coisa} {pt_sitio}. Ganhei o dia.',
    'Jantar: {pt_prato}. {pt_fim}',
    'Hoje a vizinha ofereceu {pt_prato}. {pt_fim} Retribuo amanhã.',
    'Mistério da semana: {pt_coisa}, {pt_sitio}.',
  ] },
]
