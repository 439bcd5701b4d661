/** What a picture or video says about who made it and where never comes out again. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { markers, photo } from './support/pictures.ts'
import type { PhotoFormat } from './support/pictures.ts'
import { mp4Boxes, webmElements, webpChunks, wordsIn } from './support/read-containers.ts'
import { announce, fileAt, sendPart, uploadOf, uploadPicture, uploadVideo } from './support/send-uploads.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'
import { film, videoMarkers, withPlace } from './support/videos.ts'

const words = [...Object.values(markers), ...Object.values(videoMarkers)]

/** Chunks that are the picture itself; anything else in a WebP is about it. */
const pictureChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ANMF/VP8 ', 'ANMF/VP8L', 'ANMF/ALPH'])

describe.each(engines.slice(0, 1))('what comes out of the server', (engine) => {
  let server: TestServer
  let ada: Caller
  beforeAll(async () => {
    server = await startServer(engine)
    ada = await server.member('ada')
  })
  afterAll(() => server.close())

  async function expectBarePicture(url: string): Promise<void> {
    const { status, bytes } = await fileAt(server, url)
    expect(status).toBe(200)
    expect(wordsIn(bytes, words)).toEqual([])
    const chunks = webpChunks(bytes)
    expect(chunks.filter(({ path }) => !pictureChunks.has(path)).map(({ path }) => path)).toEqual([])
    // The flags say too that there is no profile, no Exif and no XMP.
    const flags = chunks.find(({ path }) => path === 'VP8X')?.content[0] ?? 0
    expect(flags & 0b0010_1100).toBe(0)
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({})
  }

  test.each<[PhotoFormat, string[]]>([
    ['jpeg', [markers.exif, markers.gps, markers.xmp, markers.iptc, markers.comment]],
    ['png', [markers.exif, markers.gps, markers.xmp, markers.iptc, markers.comment]],
    ['webp', [markers.exif, markers.gps, markers.xmp]],
    ['avif', [markers.exif, markers.gps, markers.xmp]],
    ['gif', [markers.gps, markers.comment]],
  ])('of a %s with its place in it, every size is the picture and nothing else', async (format, inside) => {
    const original = await photo(format, 2400, 1800)
    expect(wordsIn(original, words).sort()).toEqual(inside.toSorted())
    const picture = await uploadPicture(server, ada, original)
    await publish(ada, `A ${format}`, { imageUrl: picture.url })
    const addresses = [picture.url, ...picture.sizes.map(({ url }) => url)]
    expect(addresses.length).toBe(format === 'gif' ? 1 : 3)
    for (const url of addresses) await expectBarePicture(url)
  })

  test('the same holds for a picture that came in parts', async () => {
    const original = await photo('jpeg', 1600, 1200)
    const upload = await announce(ada, { kind: 'image', size: original.length })
    const { result } = uploadOf(await sendPart(server, ada, upload.id, 0, original))
    await publish(ada, 'In parts', { imageUrl: result?.url })
    expect(result?.url).toMatch(/webp$/)
    await expectBarePicture(result?.url ?? '')
  })

  test.each([
    ['avc', 'aac'],
    ['av1', 'opus'],
    ['vp9', 'opus'],
  ] as const)('of an MP4 (%s) that says where it was taken, only pictures and sound come out', async (codec, sound) => {
    const original = withPlace(
      await film({
        container: 'mp4',
        codec,
        sound,
        tags: { title: videoMarkers.tag, comment: videoMarkers.tag, raw: { desc: videoMarkers.tag } },
      }),
    )
    const { place, loci, xmp, tag, name, userData } = videoMarkers
    const inside = [place, loci, xmp, tag, name, ...(codec === 'avc' ? [userData] : [])]
    expect(wordsIn(original, words).sort()).toEqual(inside.toSorted())
    const before = mp4Boxes(original).map(({ path }) => path)
    expect(before).toEqual(expect.arrayContaining(['moov/udta/\xa9xyz', 'moov/udta/loci', 'moov/meta', 'uuid']))

    const { url, poster } = await uploadVideo(server, ada, original, await photo('jpeg', 640, 480))
    await publish(ada, 'On film', { videoUrl: url })
    const { bytes } = await fileAt(server, url)
    expect(wordsIn(bytes, words)).toEqual([])
    const told = mp4Boxes(bytes).filter(({ path, content }) => {
      const [type = ''] = path.split('/').slice(-1)
      // Room that was reserved is fine as long as nothing is in it.
      return type === 'free'
        ? content.some((byte) => byte !== 0)
        : /^(udta|meta|uuid|loci|ilst|keys|XMP_|\xa9...)$/.test(type)
    })
    expect(told.map(({ path }) => path)).toEqual([])
    await expectBarePicture(poster ?? '')
  })

  test.each([
    ['vp8', 'opus'],
    ['vp8', 'vorbis'],
    ['vp9', 'opus'],
    ['av1', undefined],
  ] as const)('of a WebM (%s, %s) with tags, only pictures and sound come out', async (codec, sound) => {
    const original = await film({
      container: 'webm',
      codec,
      ...(sound && { sound }),
      tags: {
        title: videoMarkers.tag,
        comment: videoMarkers.tag,
        date: new Date(0),
        raw: { RECORDING_LOCATION: videoMarkers.place },
      },
    })
    const inside = [
      videoMarkers.tag,
      videoMarkers.place,
      videoMarkers.name,
      ...(sound === 'vorbis' ? [videoMarkers.vorbis] : []),
    ]
    expect(wordsIn(original, words).sort()).toEqual(inside.toSorted())
    expect(webmElements(original).map(({ path }) => path)).toContain('Segment/Tags')

    const { url, poster } = await uploadVideo(server, ada, original)
    await publish(ada, 'On film', { videoUrl: url })
    const { bytes } = await fileAt(server, url)
    expect(wordsIn(bytes, words)).toEqual([])
    const told = webmElements(bytes).filter(({ path }) => /(Tags|Attachments|Chapters|Title|DateUTC|Name)$/.test(path))
    expect(told.map(({ path }) => path)).toEqual([])
    if (poster !== null) await expectBarePicture(poster)
  })
})
