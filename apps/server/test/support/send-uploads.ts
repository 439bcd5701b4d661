import { Upload, UploadedImage, UploadedVideo } from '@skein/contract/schemas'
import type { Answer, Caller, TestServer } from './test-server.ts'

type File = Buffer | { bytes: Buffer; name: string; type: string }

/** Sends a form to `/api/upload/image` or `/api/upload/video`. */
export async function sendForm(
  { request }: TestServer,
  { cookie }: Pick<Caller, 'cookie'>,
  kind: 'image' | 'video',
  files: Record<string, File>,
): Promise<Answer> {
  const form = new FormData()
  for (const [field, file] of Object.entries(files)) {
    const { bytes, name, type } = Buffer.isBuffer(file) ? { bytes: file, name: 'upload', type: '' } : file
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const encoded = new Response(form)
  return request({
    method: 'POST',
    url: `/api/upload/${kind}`,
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/** Uploads a picture that is accepted. */
export async function uploadPicture(
  server: TestServer,
  caller: Pick<Caller, 'cookie'>,
  bytes: Buffer,
): Promise<UploadedImage> {
  const answer = await sendForm(server, caller, 'image', { image: bytes })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return UploadedImage.parse(answer.body)
}

/** Uploads a video that is accepted. */
export async function uploadVideo(
  server: TestServer,
  caller: Pick<Caller, 'cookie'>,
  bytes: Buffer,
  poster?: Buffer,
): Promise<UploadedVideo> {
  const answer = await sendForm(server, caller, 'video', { video: bytes, ...(poster && { poster }) })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return UploadedVideo.parse(answer.body)
}

/** Sends a part of a resumable upload. */
export const sendPart = (
  { request }: TestServer,
  { cookie }: Pick<Caller, 'cookie'>,
  id: string,
  offset: number | string,
  part: Buffer,
): Promise<Answer> =>
  request({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    headers: { cookie, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    payload: part,
  })

/** The answer's body as an upload. */
export const uploadOf = (answer: Answer): Upload => Upload.parse(answer.body)

/** Announces a resumable upload that is accepted. */
export async function announce(
  caller: Caller,
  wanted: { kind: 'image' | 'video'; size: number; poster?: string },
): Promise<Upload> {
  const answer = await caller.post('/api/uploads', wanted)
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return uploadOf(answer)
}

/** Asks for a file as bytes. */
export async function fileAt(
  { app }: TestServer,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> {
  const answer = await app.inject({ method, url, headers })
  return { status: answer.statusCode, headers: { ...answer.headers }, bytes: answer.rawPayload }
}
