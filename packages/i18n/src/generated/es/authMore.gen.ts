// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AuthMoreMessages } from '../types.gen.ts'

const messages: AuthMoreMessages = {
  secondStep: () => 'Un paso más',
  secondStepText: () => 'Escribe el código de tu aplicación o un código de recuperación.',
  code: () => 'Código',
  continue: () => 'Continuar',
  backToSignIn: () => 'Volver al inicio de sesión',
  wrongCode: () => 'Este código es incorrecto o ya se usó.',
  signInExpired: () => 'Este inicio tardó demasiado. Empieza de nuevo.',
  passkeyRefused: () => 'No se ha podido usar esta llave. Prueba otra forma.',
  resetTitle: () => 'Elige una contraseña nueva',
  resetText: () => 'Enviamos un enlace a tu correo.',
  sendLink: () => 'Enviar enlace',
  linkSent: (a) => `Si ${a.email} tiene una cuenta, el enlace va en camino. Es válido durante una hora.`,
  chooseNew: () => 'Elige una que no uses en otro sitio.',
  newPassword: () => 'Contraseña nueva',
  setPassword: () => 'Guardar contraseña',
  passwordSet: () => 'Contraseña cambiada',
  passwordSetText: () => 'Entra con ella ahora.',
  linkExpired: () => 'Este enlace ya no es válido. Pide uno nuevo.',
  confirmTitle: () => 'Confirma tu correo',
  confirmText: () => 'Un clic y la dirección es tuya.',
  confirmEmail: () => 'Confirmar',
  emailConfirmed: (a) => `${a.email} está confirmada.`,
  toSkein: () => 'Ir a Skein',
}
export default messages
