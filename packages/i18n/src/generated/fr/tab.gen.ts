// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { TabMessages } from '../types.gen.ts'

const messages: TabMessages = {
  otherTab: () => 'Skein est ouvert dans un autre onglet de ce navigateur. Fermez-le là-bas pour continuer ici.',
  opening: () => 'Ouverture de Skein…',
  failed: () => 'Skein n’a pas pu s’ouvrir dans ce navigateur. Il a besoin des service workers et d’IndexedDB, parfois absents des fenêtres privées.',
  noArchive: () => 'Ce Skein fonctionne seulement dans votre navigateur et ne crée pas d’archive. Un serveur le fait.',
}
export default messages
