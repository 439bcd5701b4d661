// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { WelcomeMessages } from '../types.gen.ts'

const messages: WelcomeMessages = {
  title: () => 'Te damos la bienvenida a Skein',
  step: (a) => `Paso ${a.step} de ${a.of}`,
  putAway: () => 'Cerrar la bienvenida',
  later: () => 'Ahora no',
  goOn: () => 'Continuar',
  saveAndGoOn: () => 'Guardar y continuar',
  done: () => 'Listo',
  notKept: () => 'No se ha podido guardar. Puede que la bienvenida vuelva a aparecer.',
  aboutYou: () => 'Sobre ti',
  aboutText: () => 'Una cara y una frase ayudan a saber quién está ahí. Puedes cambiarlas cuando quieras.',
  bio: () => 'Una frase sobre ti',
  bioHint: () => '¿Qué haces, qué te gusta, qué te intriga?',
  peopleText: () => 'Sigue a algunas personas y tu inicio se llenará con lo que escriben.',
  followAll: () => 'Seguir a todas',
  followed: (a) => `Sigues a ${a.count} de ${a.of}`,
  tagsText: () => 'De esto se habla ahora. Abre una etiqueta y participa.',
  tags: () => 'Etiquetas para empezar',
}
export default messages
