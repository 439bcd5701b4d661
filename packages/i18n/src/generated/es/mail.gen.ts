// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { MailMessages } from '../types.gen.ts'

const messages: MailMessages = {
  greeting: (a) => `Hola, ${a.name}:`,
  closing: () => 'Skein',
  notYou: () => 'Si no fuiste tú, cambia tu contraseña ahora y cierra las demás sesiones en los ajustes.',
  ignore: () => 'Si no lo has pedido, puedes ignorar este mensaje; no cambia nada.',
  confirmSubject: () => 'Confirma tu correo electrónico',
  confirmText: (a) => `Abre este enlace para confirmar que ${a.email} es tuyo. Es válido durante ${(plural('es', a.days) === 'one' ? 'un día' : `${number('es', a.days)} días`)}.`,
  resetSubject: () => 'Elige una contraseña nueva',
  resetText: (a) => `Abre este enlace para elegir una contraseña nueva. Funciona una sola vez y es válido durante ${a.minutes} minutos.`,
  passwordChangedSubject: () => 'Tu contraseña ha cambiado',
  passwordChangedText: (a) => `La contraseña de @${a.username} ha cambiado y todas las demás sesiones se han cerrado.`,
  emailChangedSubject: () => 'Se va a cambiar tu correo electrónico',
  emailChangedText: (a) => `Alguien ha pedido usar ${a.email} para @${a.username} en lugar de esta dirección. El cambio se hará cuando se abra el enlace enviado allí.`,
  twoStepOnSubject: () => 'El inicio de sesión en dos pasos está activado',
  twoStepOnText: (a) => `A partir de ahora, para entrar como @${a.username} hace falta también un código de tu aplicación de autenticación.`,
  twoStepOffSubject: () => 'El inicio de sesión en dos pasos está desactivado',
  twoStepOffText: (a) => `A partir de ahora, para entrar como @${a.username} basta con la contraseña.`,
  passkeyAddedSubject: () => 'Se ha añadido una llave de acceso',
  passkeyAddedText: (a) => `La llave de acceso «${a.passkey}» ya puede entrar como @${a.username}.`,
  keyReplacedSubject: () => 'Se ha sustituido tu clave de mensajes',
  keyReplacedText: (a) => `La clave de cifrado de @${a.username} se ha sustituido por una nueva. A partir de ahora los mensajes se cifran para ella.`,
  accountDeletedSubject: () => 'Tu cuenta está cerrada',
  accountDeletedText: (a) => `La cuenta @${a.username} está cerrada y se borrará el ${a.date} con todo su contenido. Si inicias sesión antes, vuelve.`,
  accountRestoredSubject: () => 'Tu cuenta ha vuelto',
  accountRestoredText: (a) => `Has iniciado sesión, así que la cuenta @${a.username} está abierta de nuevo. No se ha borrado nada.`,
  suspendedSubject: () => 'Tu cuenta está suspendida',
  suspendedText: (a) => `Una persona de moderación ha suspendido la cuenta @${a.username}. El motivo: ${a.reason}`,
  digestSubject: (a) => `Novedades en Skein para @${a.username}`,
  digestText: () => 'Esto ha pasado desde tu última visita:',
  digestFooter: () => 'Recibes este mensaje porque las notificaciones por correo están activadas. Puedes desactivarlas en los ajustes.',
}
export default messages
