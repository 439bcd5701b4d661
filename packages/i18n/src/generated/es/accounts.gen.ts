// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { AccountsMessages } from '../types.gen.ts'

const messages: AccountsMessages = {
  otherAccounts: () => 'Cambiar de cuenta',
  addAccount: () => 'Añadir una cuenta',
  full: (a) => `Un navegador guarda ${a.max} cuentas como máximo. Cierra antes la sesión de una.`,
  logOutOf: (a) => `Cerrar sesión de @${a.username}`,
  switchFailed: () => 'No se cambió de cuenta',
  left: (a) => `Aquí ya no tienes sesión como @${a.username}`,
  leftText: () => 'Vuelve a iniciar sesión para continuar.',
  signInAgain: () => 'Iniciar sesión',
  loadFailed: () => 'No se pudieron cargar tus otras cuentas.',
  addTitle: () => 'Añadir una cuenta',
  addSubtitle: (a) => `Sigues con la sesión de @${a.username}.`,
  back: (a) => `Volver a @${a.username}`,
}
export default messages
