// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ExploreMessages } from '../types.gen.ts'

const messages: ExploreMessages = {
  searchLabel: () => 'Beiträge, Personen und Hashtags suchen',
  searchPlaceholder: () => 'Beiträge, Personen und #Hashtags suchen',
  operators: () => 'Suchoperatoren',
  operatorFrom: () => 'Beiträge einer Person: from:noor',
  operatorSince: () => 'Beiträge ab einem Tag: since:2025-11-01',
  operatorUntil: () => 'Beiträge bis zu einem Tag: until:2025-11-30',
  operatorImage: () => 'Beiträge mit Bild',
  operatorVideo: () => 'Beiträge mit Video',
  operatorPoll: () => 'Beiträge mit Umfrage',
  operatorLink: () => 'Beiträge mit Link',
  lastDay: () => 'Letzte 24 Stunden',
  discover: () => 'Beiträge entdecken',
  discoverEmpty: () => 'Noch nichts zu entdecken',
  discoverEmptyText: () => 'Folge Menschen und markiere, was dir gefällt – dann erscheint hier, was zu dir passt.',
  findPeople: () => 'Leute finden',
  explorePosts: () => 'Beiträge entdecken',
  backToExplore: () => 'Zurück zu Entdecken',
  resultsFor: (a) => `Beiträge zu „${a.query}“`,
  nothingFound: () => 'Keine Beiträge gefunden',
  nothingFoundText: () => 'Versuch es mit anderen oder weniger Wörtern. So lässt sich eine Suche eingrenzen:',
  invalidSearch: () => 'Ein Teil dieser Suche war nicht lesbar',
  invalidSearchText: () => 'Ein Datum schreibt man 2025-11-30. So lässt sich eine Suche eingrenzen:',
  tagEmpty: (a) => `Noch keine Beiträge mit #${a.tag}`,
  tagEmptyText: () => 'Der erste könnte von dir sein.',
  clearSearch: () => 'Suche leeren',
  tagDescription: (a) => `Beiträge zu #${a.tag} auf Skein.`,
  searchEverywhere: () => 'Überall suchen',
  trendRise: (a) => `${a.percent} mehr als am Tag davor`,
}
export default messages
