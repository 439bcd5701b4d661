// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import { number, plural } from '../../runtime.ts'
import type { CommonMessages } from '../types.gen.ts'

const messages: CommonMessages = {
  close: () => 'Cerrar',
  loading: () => 'Cargando',
  retry: () => 'Reintentar',
  back: () => 'Atrás',
  search: () => 'Buscar',
  showMore: () => 'Mostrar más',
  goHome: () => 'Ir al inicio',
  logIn: () => 'Iniciar sesión',
  verified: () => 'Verificado',
  generatedWithAi: () => 'Generado con IA',
  follow: () => 'Seguir',
  following: () => 'Siguiendo',
  requested: () => 'Solicitado',
  followFailed: () => 'No se pudo cambiar a quién sigues',
  pleaseLogIn: () => 'Inicia sesión',
  logInToReact: () => 'Necesitas iniciar sesión para reaccionar a las publicaciones',
  logInToAct: () => 'Necesitas iniciar sesión para hacer eso',
  unfollow: () => 'Dejar de seguir',
  accept: () => 'Aceptar',
  decline: () => 'Rechazar',
  requestAccepted: () => 'Aceptada',
  requestDeclined: () => 'Rechazada',
  requestWithdrawn: () => 'Esta solicitud se retiró',
  requestFailed: () => 'No se pudo responder a la solicitud',
  notifications: () => 'Notificaciones',
  language: () => 'Idioma',
  networkError: () => 'No se pudo contactar con el servidor. Comprueba tu conexión.',
  charactersLeft: (a) => `${(plural('es', a.count) === 'one' ? `queda ${number('es', a.count)} carácter` : `quedan ${number('es', a.count)} caracteres`)}`,
  charactersOver: (a) => `${(plural('es', a.count) === 'one' ? `${number('es', a.count)} carácter de más` : `${number('es', a.count)} caracteres de más`)}`,
  required: () => 'obligatorio',
  showPassword: () => 'Mostrar contraseña',
  hidePassword: () => 'Ocultar contraseña',
}
export default messages
