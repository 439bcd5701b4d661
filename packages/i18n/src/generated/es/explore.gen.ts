// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ExploreMessages } from '../types.gen.ts'

const messages: ExploreMessages = {
  searchLabel: () => 'Buscar publicaciones, personas y etiquetas',
  searchPlaceholder: () => 'Busca publicaciones, personas y #etiquetas',
  operators: () => 'Operadores de búsqueda',
  operatorFrom: () => 'Publicaciones de una persona: from:noor',
  operatorSince: () => 'Publicaciones desde un día: since:2025-11-01',
  operatorUntil: () => 'Publicaciones hasta un día: until:2025-11-30',
  operatorImage: () => 'Publicaciones con imagen',
  operatorVideo: () => 'Publicaciones con vídeo',
  operatorPoll: () => 'Publicaciones con encuesta',
  operatorLink: () => 'Publicaciones con enlace',
  lastDay: () => 'Últimas 24 horas',
  discover: () => 'Descubrir publicaciones',
  discoverEmpty: () => 'Aún no hay nada que descubrir',
  discoverEmptyText: () => 'Sigue a personas y marca publicaciones que te gusten; aquí aparecerá lo que encaje contigo.',
  findPeople: () => 'Buscar gente',
  explorePosts: () => 'Explorar publicaciones',
  backToExplore: () => 'Volver a Explorar',
  resultsFor: (a) => `Publicaciones para «${a.query}»`,
  nothingFound: () => 'No se encontraron publicaciones',
  nothingFoundText: () => 'Prueba con otras palabras, o con menos. Así se acota una búsqueda:',
  invalidSearch: () => 'No se pudo leer parte de esta búsqueda',
  invalidSearchText: () => 'Las fechas se escriben así: 2025-11-30. Así se acota una búsqueda:',
  tagEmpty: (a) => `Aún no hay publicaciones con #${a.tag}`,
  tagEmptyText: () => 'La primera podría ser la tuya.',
  clearSearch: () => 'Borrar búsqueda',
  tagDescription: (a) => `Publicaciones sobre #${a.tag} en Skein.`,
  searchEverywhere: () => 'Buscar en todas partes',
  trendRise: (a) => `${a.percent} más que el día anterior`,
}
export default messages
