import { join } from 'node:path'
import { StartError } from '../config.ts'
import type { Config } from '../config.ts'
import { createDiskStore } from './media-store.ts'
import type { MediaStore } from './media-store.ts'

/**
 * Opens the store that the settings name: a bucket, or a folder below DATA_DIR.
 * @throws StartError when the bucket does not answer, or not to these keys
 */
export async function openMediaStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<MediaStore> {
  if (s3 === undefined) return createDiskStore(join(dataDir, 'media'))
  // The client is loaded only where there is a bucket.
  const { createS3Store } = await import('./s3-store.ts')
  const store = createS3Store(s3)
  try {
    await store.check()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The bucket ${JSON.stringify(s3.bucket)} of S3_BUCKET cannot be used (${reason}).`)
  }
  return store
}
