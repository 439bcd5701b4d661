import type { SecretBox } from '@skein/domain/auth/secret-box'
import { openSecretBox } from '../../src/auth/open-secret-box.ts'
import { readConfig } from '../../src/config.ts'
import type { TestServer } from './test-server.ts'

/** Opens the box of a server, as its next start does. */
export const boxOf = ({ folder, database }: TestServer): Promise<SecretBox> =>
  openSecretBox({ config: readConfig({ DATA_DIR: folder }), database })
