// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { WelcomeMessages } from '../types.gen.ts'

const messages: WelcomeMessages = {
  title: () => 'Bienvenue sur Skein',
  step: (a) => `Étape ${a.step} sur ${a.of}`,
  putAway: () => 'Fermer l’accueil',
  later: () => 'Plus tard',
  goOn: () => 'Continuer',
  saveAndGoOn: () => 'Enregistrer et continuer',
  done: () => 'Terminé',
  notKept: () => 'L’enregistrement a échoué. L’accueil réapparaîtra peut-être.',
  aboutYou: () => 'À propos de vous',
  aboutText: () => 'Un visage et une phrase aident à savoir qui est là. Vous pouvez les changer à tout moment.',
  bio: () => 'Une phrase sur vous',
  bioHint: () => 'Que faites-vous, qu’aimez-vous, qu’est-ce qui vous intrigue ?',
  peopleText: () => 'Suivez quelques personnes et votre accueil se remplira de ce qu’elles écrivent.',
  followAll: () => 'Tout suivre',
  followed: (a) => `${a.count} personnes suivies sur ${a.of}`,
  tagsText: () => 'Voici ce dont on parle en ce moment. Ouvrez un hashtag et prenez part à la conversation.',
  tags: () => 'Hashtags pour commencer',
}
export default messages
