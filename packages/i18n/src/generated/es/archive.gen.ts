// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { ArchiveMessages } from '../types.gen.ts'

const messages: ArchiveMessages = {
  title: (a) => `Tu archivo de Skein, ${a.name}`,
  about: () => 'Todo lo que has creado en Skein. Los mismos datos están en la carpeta «data» y tus archivos en «media».',
  posts: () => 'Publicaciones',
  messages: () => 'Mensajes',
  aiGenerated: () => 'Generado con IA',
  encrypted: () => 'Mensaje cifrado: solo las claves de tu navegador pueden abrirlo.',
  chats: () => 'Conversaciones con el asistente',
}
export default messages
