import type { PictureScene } from '@skein/painter/illustrations'
import type { DemoLanguage } from './types.ts'

/** What a picture shows, for members who posted one without describing it (WCAG 2.2, 1.1.1). One text per language. */
const SHOWS: Readonly<Record<PictureScene, Readonly<Record<'en' | 'es' | 'fr' | 'de' | 'pt', string>>>> = {
  hills: {
    en: 'Rolling hills under a low sun',
    es: 'Colinas suaves bajo un sol bajo',
    fr: 'Des collines sous un soleil bas',
    de: 'Sanfte Hügel unter tiefer Sonne',
    pt: 'Colinas suaves sob um sol baixo',
  },
  sea: {
    en: 'The sea with a single boat and a few gulls',
    es: 'El mar con un barco y unas gaviotas',
    fr: 'La mer, un bateau et quelques mouettes',
    de: 'Das Meer mit einem Boot und ein paar Möwen',
    pt: 'O mar com um barco e gaivotas',
  },
  comet: {
    en: 'A comet with a long tail in a starry sky',
    es: 'Un cometa de cola larga en un cielo estrellado',
    fr: 'Une comète à longue queue dans un ciel étoilé',
    de: 'Ein Komet mit langem Schweif am Sternenhimmel',
    pt: 'Um cometa de cauda longa num céu estrelado',
  },
  bread: {
    en: 'Fresh bread on a wooden board',
    es: 'Pan recién hecho sobre una tabla',
    fr: 'Du pain frais sur une planche',
    de: 'Frisches Brot auf einem Holzbrett',
    pt: 'Pão fresco sobre uma tábua',
  },
  skyline: {
    en: 'City roofs and lit windows against the evening sky',
    es: 'Tejados y ventanas encendidas al atardecer',
    fr: 'Des toits et des fenêtres allumées le soir',
    de: 'Dächer und erleuchtete Fenster am Abend',
    pt: 'Telhados e janelas acesas ao anoitecer',
  },
  books: {
    en: 'Books, many of them read',
    es: 'Libros, muchos ya leídos',
    fr: 'Des livres, pour beaucoup déjà lus',
    de: 'Bücher, die meisten gelesen',
    pt: 'Livros, muitos já lidos',
  },
  garden: {
    en: 'Pots with green plants on a ledge',
    es: 'Macetas con plantas en una repisa',
    fr: 'Des pots de plantes sur un rebord',
    de: 'Töpfe mit Pflanzen auf einer Brüstung',
    pt: 'Vasos com plantas num parapeito',
  },
  cat: {
    en: 'A cat on a window sill',
    es: 'Un gato en el alféizar',
    fr: 'Un chat sur le rebord de la fenêtre',
    de: 'Eine Katze auf der Fensterbank',
    pt: 'Um gato no parapeito da janela',
  },
  chart: {
    en: 'A chart with one value standing out',
    es: 'Una gráfica con un valor que destaca',
    fr: 'Un graphique dont une valeur ressort',
    de: 'Ein Diagramm mit einem auffälligen Wert',
    pt: 'Um gráfico com um valor em destaque',
  },
  poster: {
    en: 'Plain shapes in a few warm colours',
    es: 'Formas sencillas en pocos colores cálidos',
    fr: 'Des formes simples en quelques couleurs chaudes',
    de: 'Einfache Formen in wenigen warmen Farben',
    pt: 'Formas simples em poucas cores quentes',
  },
  coffee: {
    en: 'Coffee on a wooden table',
    es: 'Café sobre una mesa de madera',
    fr: 'Du café sur une table en bois',
    de: 'Kaffee auf einem Holztisch',
    pt: 'Café sobre uma mesa de madeira',
  },
  forest: {
    en: 'Trees fading into mist',
    es: 'Árboles que se pierden en la niebla',
    fr: 'Des arbres qui se perdent dans la brume',
    de: 'Bäume, die im Nebel verschwinden',
    pt: 'Árvores a perder-se na névoa',
  },
  mountains: {
    en: 'Layered mountain ridges in early light',
    es: 'Crestas de montaña con la primera luz',
    fr: 'Des crêtes de montagne aux premières lueurs',
    de: 'Bergkämme im ersten Licht',
    pt: 'Cumes de montanha à primeira luz',
  },
  street: {
    en: 'A street with a tree and a bench',
    es: 'Una calle con un árbol y un banco',
    fr: 'Une rue avec un arbre et un banc',
    de: 'Eine Straße mit Baum und Bank',
    pt: 'Uma rua com uma árvore e um banco',
  },
  vinyl: {
    en: 'A record playing',
    es: 'Un disco sonando',
    fr: 'Un disque qui tourne',
    de: 'Eine laufende Schallplatte',
    pt: 'Um disco a tocar',
  },
  interface: {
    en: 'A simple settings screen',
    es: 'Una pantalla de ajustes sencilla',
    fr: 'Un écran de réglages très simple',
    de: 'Ein schlichter Einstellungsbildschirm',
    pt: 'Um ecrã de definições simples',
  },
  dish: {
    en: 'A full plate seen from above',
    es: 'Un plato lleno visto desde arriba',
    fr: 'Une assiette pleine vue de dessus',
    de: 'Ein voller Teller von oben',
    pt: 'Um prato cheio visto de cima',
  },
  snow: {
    en: 'Snow falling on firs and a small cabin',
    es: 'Nieve sobre abetos y una cabaña',
    fr: 'La neige sur des sapins et une cabane',
    de: 'Schnee auf Tannen und einer Hütte',
    pt: 'Neve sobre abetos e uma cabana',
  },
  window: {
    en: 'A lamp and a plant by a window',
    es: 'Una lámpara y una planta junto a la ventana',
    fr: 'Une lampe et une plante près de la fenêtre',
    de: 'Lampe und Pflanze am Fenster',
    pt: 'Um candeeiro e uma planta à janela',
  },
  desert: {
    en: 'Tall cacti at dusk',
    es: 'Cactus altos al anochecer',
    fr: 'De grands cactus au crépuscule',
    de: 'Hohe Kakteen in der Dämmerung',
    pt: 'Cactos altos ao anoitecer',
  },
  bicycle: {
    en: 'A bicycle leaning on a wall',
    es: 'Una bicicleta apoyada en una pared',
    fr: 'Un vélo appuyé contre un mur',
    de: 'Ein Fahrrad an einer Wand',
    pt: 'Uma bicicleta encostada à parede',
  },
  stadium: {
    en: 'A full stadium under lights',
    es: 'Un estadio lleno bajo los focos',
    fr: 'Un stade plein sous les projecteurs',
    de: 'Ein volles Stadion im Flutlicht',
    pt: 'Um estádio cheio sob os holofotes',
  },
  lake: {
    en: 'A small boat on a still lake',
    es: 'Una barca en un lago quieto',
    fr: 'Une barque sur un lac immobile',
    de: 'Ein kleines Boot auf einem stillen See',
    pt: 'Um barquinho num lago parado',
  },
  balloon: {
    en: 'A street party with umbrellas and bunting',
    es: 'Una fiesta en la calle con paraguas y banderines',
    fr: 'Une fête de rue, des parapluies et des fanions',
    de: 'Ein Straßenfest mit Schirmen und Wimpeln',
    pt: 'Uma festa de rua com sombrinhas e bandeirinhas',
  },
  wool: {
    en: 'Wool in strong colours',
    es: 'Lana de colores fuertes',
    fr: 'De la laine aux couleurs vives',
    de: 'Wolle in kräftigen Farben',
    pt: 'Lã de cores fortes',
  },
  tram: {
    en: 'A tram passing in front of houses',
    es: 'Un tranvía pasando ante unas casas',
    fr: 'Un tram devant des maisons',
    de: 'Eine Straßenbahn vor Häusern',
    pt: 'Um elétrico a passar diante de casas',
  },
}

/** Alternative text for a scene in the writer's language, English where there is none. */
export function describeScene(scene: PictureScene, language: DemoLanguage): string {
  const texts = SHOWS[scene]
  return language === 'ar' || language === 'ja' ? texts.en : texts[language]
}
