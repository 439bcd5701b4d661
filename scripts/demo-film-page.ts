/** What runs in the browser to make a film of the demo set: one function that needs nothing from outside itself. */
import type { FilmEffect, FilmSound } from '../packages/demo/src/films.ts'

type Asked = {
  svg: string
  effect: FilmEffect
  sound: FilmSound
  seconds: number
  seed: number
  width: number
  height: number
  rate: number
}
type Packet = { data: string; type: 'key' | 'delta'; time: number; duration: number }
type Made = { packets: Packet[]; sounds: Packet[]; description: string | null; still: string }

/** Draws the film picture by picture and encodes it. Everything moves in circles, so that the end fits the beginning. */
export async function encodeFilm({ svg, effect, sound, seconds, seed, width, height, rate }: Asked): Promise<Made> {
  let state = seed * 2654435761 + 1
  const random = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
  const base64 = (bytes: Uint8Array) => {
    let text = ''
    for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    return btoa(text)
  }
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await picture.decode()
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  const turn = Math.PI * 2
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ x: random(), y: random(), size: random(), phase: random() }))
  const bits = many({ stars: 70, rain: 110, snow: 110, steam: 9, waves: 46, birds: 7, leaves: 26, dust: 46 }[effect])

  const draw = (at: number) => {
    const zoom = 1.1 + 0.05 * Math.sin(turn * at)
    const [w, h] = [width * zoom, height * zoom]
    context.globalAlpha = 1
    context.filter = 'none'
    context.drawImage(
      picture,
      (width - w) / 2 + width * 0.035 * Math.cos(turn * at),
      (height - h) / 2 + height * 0.012 * Math.sin(turn * at),
      w,
      h,
    )
    for (const { x, y, size, phase } of bits) {
      const round = (at + phase) % 1
      if (effect === 'stars') {
        context.globalAlpha = 0.25 + 0.75 * Math.abs(Math.sin(turn * (at * (size > 0.5 ? 2 : 1) + phase)))
        context.fillStyle = '#fff'
        context.beginPath()
        context.arc(x * width, y * height * 0.55, 0.6 + size * 1.3, 0, turn)
        context.fill()
      } else if (effect === 'rain') {
        const fall = (y + at * (size > 0.5 ? 5 : 4)) % 1
        context.globalAlpha = 0.2 + size * 0.3
        context.strokeStyle = '#dbe7f5'
        context.lineWidth = 1 + size
        context.beginPath()
        context.moveTo(x * width, fall * (height + 40) - 20)
        context.lineTo(x * width - 4, fall * (height + 40) + 8 + size * 14)
        context.stroke()
      } else if (effect === 'snow') {
        const fall = (y + at * (size > 0.6 ? 2 : 1)) % 1
        context.globalAlpha = 0.5 + size * 0.5
        context.fillStyle = '#fff'
        context.beginPath()
        context.arc(
          ((x + 0.03 * Math.sin(turn * (at + phase)) + 1) % 1) * width,
          fall * (height + 20) - 10,
          1 + size * 2.6,
          0,
          turn,
        )
        context.fill()
      } else if (effect === 'steam') {
        context.globalAlpha = 0.16 * Math.sin(Math.PI * round)
        context.fillStyle = '#fff'
        context.filter = 'blur(14px)'
        context.beginPath()
        context.ellipse(
          width * (0.36 + x * 0.28 + 0.05 * Math.sin(turn * (round + phase))),
          height * (0.52 - round * 0.34),
          16 + size * 22 + round * 26,
          28 + round * 40,
          0,
          0,
          turn,
        )
        context.fill()
      } else if (effect === 'waves') {
        context.globalAlpha = 0.5 * Math.max(0, Math.sin(turn * (at + phase)))
        context.fillStyle = '#fff6dc'
        const wide = (14 + size * 60) * (0.5 + y)
        context.fillRect(x * width - wide / 2, height * (0.52 + y * 0.46), wide, 1 + size * 1.6)
      } else if (effect === 'birds') {
        const across = (x + at) % 1
        const [cx, cy] = [across * (width + 80) - 40, height * (0.14 + y * 0.22) + 8 * Math.sin(turn * (at + phase))]
        const wing = (7 + size * 6) * Math.sin(turn * (at * seconds * 2 + phase)) * 0.6
        const span = 8 + size * 8
        context.globalAlpha = 0.85
        context.strokeStyle = '#1d2433'
        context.lineWidth = 2
        context.beginPath()
        context.moveTo(cx - span, cy - wing)
        context.quadraticCurveTo(cx - span / 3, cy, cx, cy + 1)
        context.quadraticCurveTo(cx + span / 3, cy, cx + span, cy - wing)
        context.stroke()
      } else if (effect === 'leaves') {
        const fall = (y + at) % 1
        context.save()
        context.globalAlpha = 0.9
        context.fillStyle = ['#d98b2b', '#c2571f', '#e3b341', '#8f9a3a'][Math.floor(phase * 4)] ?? '#d98b2b'
        context.translate(((x + 0.06 * Math.sin(turn * (at + phase)) + 1) % 1) * width, fall * (height + 40) - 20)
        context.rotate(turn * (at * (size > 0.5 ? 2 : 1) + phase))
        context.beginPath()
        context.ellipse(0, 0, 4 + size * 4, 2 + size * 2, 0, 0, turn)
        context.fill()
        context.restore()
      } else {
        context.globalAlpha = 0.5 * Math.abs(Math.sin(turn * (at + phase)))
        context.fillStyle = '#ffe9bd'
        context.beginPath()
        context.arc(
          ((x + 0.05 * Math.sin(turn * (at + phase)) + 1) % 1) * width,
          ((y + 1 - at * (size > 0.7 ? 1 : 0) + 0.03 * Math.cos(turn * (at + phase))) % 1) * height,
          1 + size * 1.8,
          0,
          turn,
        )
        context.fill()
      }
    }
  }

  const packets: Packet[] = []
  const failed = (error: unknown) => {
    throw error
  }
  const take =
    (into: Packet[]) =>
    (chunk: EncodedVideoChunk | EncodedAudioChunk): void => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      into.push({
        data: base64(bytes),
        type: chunk.type,
        time: chunk.timestamp,
        duration: chunk.duration ?? 1e6 / rate,
      })
    }
  const video = new VideoEncoder({ output: take(packets), error: failed })
  video.configure({
    codec: 'vp09.00.30.08',
    width,
    height,
    framerate: rate,
    bitrate: 230_000,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  })
  const count = seconds * rate
  for (let index = 0; index < count; index += 1) {
    draw(index / count)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1e6) / rate, duration: 1e6 / rate })
    video.encode(frame, { keyFrame: index % (rate * 3) === 0 })
    frame.close()
    if (video.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await video.flush()

  const hertz = 48_000
  const samples = new Float32Array(hertz * seconds)
  let low = 0
  let lower = 0
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / hertz
    const at = time / seconds
    const noise = random() * 2 - 1
    low += (noise - low) * 0.12
    lower += (noise - lower) * 0.015
    // Faded at both ends, so that the loop does not click.
    const ends = Math.min(1, time * 6, (seconds - time) * 6)
    const swell = 0.6 + 0.4 * Math.sin(turn * at)
    const chord = [220, 277.2, 329.6, 440].reduce(
      (sum, tone, voice) => sum + Math.sin(turn * tone * time) * (0.5 + 0.5 * Math.sin(turn * (at + voice / 4))),
      0,
    )
    const chirp =
      Math.max(0, Math.sin(turn * time * 1.3)) ** 24 * Math.sin(turn * (2600 + 500 * Math.sin(turn * 9 * time)) * time)
    const click = noise > 0.9994 ? 0.8 : 0
    const value = {
      rain: low * 0.35 + noise * 0.03,
      sea: lower * 2.2 * swell + low * 0.08 * swell,
      wind: lower * 1.8 * (0.5 + 0.5 * Math.sin(turn * at * 2)),
      pad: chord * 0.045,
      birds: chirp * 0.14 + lower * 0.5,
      crackle: click + lower * 0.3 + chord * 0.02,
    }[sound]
    samples[index] = Math.max(-0.9, Math.min(0.9, value)) * ends
  }
  const sounds: Packet[] = []
  let description: string | null = null
  const audio = new AudioEncoder({
    output: (chunk, metadata) => {
      const told = metadata?.decoderConfig?.description
      if (told && description === null)
        description = base64(
          ArrayBuffer.isView(told)
            ? new Uint8Array(told.buffer, told.byteOffset, told.byteLength)
            : new Uint8Array(told),
        )
      take(sounds)(chunk)
    },
    error: failed,
  })
  audio.configure({ codec: 'opus', sampleRate: hertz, numberOfChannels: 1, bitrate: 24_000 })
  for (let from = 0; from < samples.length; from += 4800) {
    const data = samples.slice(from, from + 4800)
    const piece = new AudioData({
      format: 'f32',
      sampleRate: hertz,
      numberOfFrames: data.length,
      numberOfChannels: 1,
      timestamp: (from * 1e6) / hertz,
      data,
    })
    audio.encode(piece)
    piece.close()
  }
  await audio.flush()

  draw(0.2)
  const still = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 })
  return { packets, sounds, description, still: base64(new Uint8Array(await still.arrayBuffer())) }
}
