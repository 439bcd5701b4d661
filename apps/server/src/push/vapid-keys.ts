/** The server's key pair for browser notifications (RFC 8292). It is made once: browsers are subscribed to it. */
import webPush from 'web-push'
import * as z from 'zod/mini'
import { keyFile } from '../key-file.ts'

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })

export type VapidKeys = z.infer<typeof Keys>

/** The keys in the data folder, made at the first start. @throws where the file is there and holds no keys */
export const openVapidKeys = async (dataDir: string): Promise<VapidKeys> =>
  Keys.parse(
    JSON.parse(await keyFile(dataDir, 'web-push-keys.json', () => JSON.stringify(webPush.generateVAPIDKeys()))),
  )
