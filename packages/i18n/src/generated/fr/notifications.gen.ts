// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { NotificationsMessages } from '../types.gen.ts'

const messages: NotificationsMessages = {
  list: () => 'Notifications',
  loading: () => 'Chargement des notifications',
  empty: () => 'Aucune notification pour le moment',
  emptyText: () => 'Les mentions J’aime, les réponses et les nouveaux abonnés apparaissent ici.',
  explorePosts: () => 'Explorer les publications',
  failedToLoad: () => 'Impossible de charger les notifications. Veuillez réessayer.',
  loadMore: () => 'Charger plus de notifications',
  markAllRead: () => 'Tout marquer comme lu',
  markedRead: () => 'Toutes les notifications sont lues',
  markFailed: () => 'Impossible de marquer comme lu',
  newCount: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} nouvelle` : `${number('fr', a.count)} nouvelles`)}`,
  newMany: () => '99+ nouvelles',
  newNotifications: (a) => `${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} nouvelle notification` : `${number('fr', a.count)} nouvelles notifications`)}`,
  unread: () => 'Non lue',
  today: () => 'Aujourd’hui',
  yesterday: () => 'Hier',
  earlier: () => 'Plus tôt',
  two: (a) => `${a.first} et ${a.second}`,
  many: (a) => `${a.first}, ${a.second} et ${(plural('fr', a.count) === 'one' ? `${number('fr', a.count)} autre` : `${number('fr', a.count)} autres`)}`,
  liked: (a) => `${(plural('fr', a.count) === 'one' ? `${a.names} a aimé votre publication` : `${a.names} ont aimé votre publication`)}`,
  reposted: (a) => `${(plural('fr', a.count) === 'one' ? `${a.names} a republié votre publication` : `${a.names} ont republié votre publication`)}`,
  quoted: (a) => `${a.names} a cité votre publication`,
  reacted: (a) => `${(plural('fr', a.count) === 'one' ? `${a.names} a réagi à votre publication` : `${a.names} ont réagi à votre publication`)}`,
  commented: (a) => `${(plural('fr', a.count) === 'one' ? `${a.names} a commenté votre publication` : `${a.names} ont commenté votre publication`)}`,
  mentioned: (a) => `${a.names} vous a mentionné`,
  followed: (a) => `${(plural('fr', a.count) === 'one' ? `${a.names} vous suit` : `${a.names} vous suivent`)}`,
  asked: (a) => `${a.names} demande à vous suivre`,
  ownPollEnded: () => 'Votre sondage est terminé',
  pollEnded: (a) => `Un sondage de ${a.names} est terminé`,
  said: (a) => `${a.name} : « ${a.text} »`,
  standing: () => 'La modération a pris une décision concernant votre compte',
}
export default messages
