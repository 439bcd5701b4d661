import type { DemoLanguage } from '../types.ts'

/** Names as they go together in a place: any given name with any family name. `offset` is in hours from UTC. */
export interface CrowdNames {
  readonly language: DemoLanguage
  readonly offset: number
  /** Of a hundred readers, how many come from here. */
  readonly share: number
  readonly given: readonly string[]
  readonly family: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')

/** Where the readers come from, and what people are called there. */
export const CROWD_NAMES: readonly CrowdNames[] = [
  {
    language: 'en',
    offset: 0,
    share: 24,
    given: words(
      'Alice Archie Beth Callum Cora Daisy Duncan Edie Ewan Fern Gareth Heather Hugh Iris Isla Jack Joan Kit Lewis Mabel Martha Ned Nell Olive Owen Pearl Rhys Rory Rowan Ruth Sian Stan Tess Toby Una Wilf',
    ),
    family: words(
      'Abbott Ashdown Barlow Bell Carter Cole Crane Dale Doyle Evans Fairley Fox Gill Hale Hart Hughes Kerr Lamb Lowe Marsh Moss Nash Price Quill Reid Rowe Shaw Stone Thorne Vale Ward Wren Yates',
    ),
  },
  {
    language: 'en',
    offset: -5,
    share: 14,
    given: words(
      'Abby Ben Cassidy Cody Dana Eli Faye Gabe Hazel Ike Jamal Jess Keisha Leon Maya Nate Odell Paige Quinn Ray Sadie Tyrell Val Wes Zoe',
    ),
    family: words(
      'Alvarez Baker Brooks Chavez Clarke Ellison Foster Greene Hayes Jefferson Kim Lee Mendez Nguyen Ortiz Park Reyes Simmons Tran Washington Young',
    ),
  },
  {
    language: 'es',
    offset: 1,
    share: 15,
    given: words(
      'Adela Alba Andrés Begoña Blanca Bruno Carmen Celia Diego Elena Fermín Gala Hugo Inés Jimena Julián Laia Leire Mateo Nerea Óscar Paloma Quique Rocío Sergio Tere Unai Vera',
    ),
    family: words(
      'Aguilar Benítez Cano Castro Delgado Esteve Flores Gallego Herrero Ibáñez Lozano Marín Molina Navarro Ortega Pardo Quintana Rubio Salas Soler Vega Vidal Zamora',
    ),
  },
  {
    language: 'fr',
    offset: 1,
    share: 12,
    given: words(
      'Adèle Anouk Bastien Capucine Céleste Damien Élise Fabrice Gaël Hélène Irène Joël Kenza Léonie Maël Maud Nathan Odile Pascal Romane Sofiane Thaïs Yanis Zélie',
    ),
    family: words(
      'Arnaud Barbier Carlier Chevalier Delmas Durand Faure Garnier Guérin Hamel Jacquet Lacroix Leroy Mallet Mercier Noël Perrin Renaud Rivière Tessier Vasseur',
    ),
  },
  {
    language: 'de',
    offset: 1,
    share: 13,
    given: words(
      'Almut Arne Birte Bodo Carla Dörte Emma Falk Frieda Gesa Hanno Ilse Jasper Katrin Levke Lorenz Marit Nils Ole Paula Ruben Silke Tilda Uwe Vroni Wiebke',
    ),
    family: words(
      'Adler Behrens Brandt Dietz Ebert Förster Graf Hahn Jansen Keller Krüger Lorenz Maurer Neumann Otto Peters Richter Sander Schuster Thiel Ulrich Vogel Winkler',
    ),
  },
  {
    language: 'pt',
    offset: -3,
    share: 9,
    given: words(
      'Alice Beatriz Caetano Davi Elisa Felipe Graça Heitor Iara João Lívia Marina Nuno Otávio Raquel Sílvia Tomé Vasco Yara',
    ),
    family: words(
      'Almeida Barros Campos Duarte Esteves Freitas Gouveia Lacerda Matos Neves Pacheco Ramos Sampaio Tavares Vieira',
    ),
  },
  {
    language: 'en',
    offset: 5.5,
    share: 7,
    given: words(
      'Aarav Anjali Bhavna Devika Farhan Gauri Ishaan Kavya Lakshmi Manoj Nisha Pranav Ritu Sanjay Tara Usha Vikram Zara',
    ),
    family: words('Bose Chandra Das Iyer Joshi Kapoor Menon Naidu Patel Rao Sen Sharma Varma'),
  },
  {
    language: 'en',
    offset: 1,
    share: 6,
    given: words('Abena Ade Chidi Efua Folake Ifeoma Kwame Lindiwe Moses Nia Nkem Sipho Thabo Wanja Yaa Zuri'),
    family: words('Adeyemi Boateng Chukwu Dlamini Kamau Khumalo Mutua Nkosi Odhiambo Okoro Owusu Sithole Wambui'),
  },
]
