import { createRandom } from '../random.ts'
import type { PortraitSpec } from './specs.ts'

/** The figure of an object avatar, inside 256 × 256, without its ground. */
export function drawObject(spec: PortraitSpec): string {
  const random = createRandom(spec.seed)
  const warm = random.pick(['#c8553d', '#d9a13b', '#2f4a6d', '#5c7a4f', '#7d4e6b'])
  switch (spec.object) {
    case 'cat':
      return `<path fill="#5b5560" d="M58 256c0-60 20-90 70-90s70 30 70 90z"/><path fill="#6b6470" d="M70 74l28 22c20-6 40-6 60 0l28-22c4 20 6 40 2 62-6 34-30 52-60 52s-54-18-60-52c-4-22-2-42 2-62z"/><circle cx="104" cy="132" r="7" fill="#f1d26b"/><circle cx="152" cy="132" r="7" fill="#f1d26b"/><path fill="#e7a79a" d="M121 150h14l-7 8z"/>`
    case 'dog':
      return `<path fill="#8a5a3a" d="M58 256c0-50 20-76 70-76s70 26 70 76z"/><ellipse cx="128" cy="126" rx="54" ry="60" fill="#b67b4e"/><path fill="#7a4b2d" d="M74 88c-26 6-30 60-14 82 16-8 24-40 24-70zM182 88c26 6 30 60 14 82-16-8-24-40-24-70z"/><ellipse cx="128" cy="154" rx="28" ry="26" fill="#ead2b4"/><path fill="#2a2024" d="M116 142h24l-12 13z"/><circle cx="106" cy="118" r="6" fill="#2a2024"/><circle cx="150" cy="118" r="6" fill="#2a2024"/>`
    case 'bread':
      return `<path fill="#a65f2a" d="M40 160c0-56 40-84 88-84s88 28 88 84c0 26-18 36-88 36s-88-10-88-36z"/><path fill="#d08c45" d="M46 150c2-46 38-70 82-70s80 24 82 70c-20 16-144 16-164 0z"/><g stroke="#f7dfae" stroke-width="9" stroke-linecap="round" fill="none"><path d="M86 132q10-22 26-30M120 136q10-24 28-34M156 136q8-18 20-26"/></g>`
    case 'plant':
      return `<path fill="${warm}" d="M84 178h88l-12 62H96z"/><g fill="#4e7a52"><path d="M128 180C96 150 84 110 92 70c32 24 44 62 36 110z"/><path d="M128 180c32-24 52-58 54-96-34 16-56 48-54 96z"/><path fill="#6c9a63" d="M128 180c-30-6-60-26-74-58 32 0 62 20 74 58z"/></g>`
    case 'moon':
      return `<circle cx="128" cy="128" r="70" fill="#f7e7b6"/><g fill="#e6d095"><circle cx="104" cy="108" r="14"/><circle cx="150" cy="96" r="9"/><circle cx="148" cy="150" r="18"/><circle cx="104" cy="158" r="8"/></g>`
    case 'mug':
      return `<path fill="none" stroke="${warm}" stroke-width="16" d="M170 124c40-6 44 56-4 56"/><path fill="${warm}" d="M70 104h106v70c0 30-20 44-53 44s-53-14-53-44z"/><ellipse cx="123" cy="104" rx="53" ry="13" fill="#4b2e22"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"><path d="M104 76q-8-12 0-22t0-22M138 78q-8-12 0-22t0-22"/></g>`
    case 'bicycle':
      return `<g fill="none" stroke="#2b3240" stroke-width="8"><circle cx="76" cy="160" r="40"/><circle cx="182" cy="160" r="40"/></g><g fill="none" stroke="${warm}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"><path d="M76 160l32-62h58l16 62M108 98l24 62h-56M132 160l34-62M166 98l-6-22h20M108 98l-5-14"/></g><path stroke="#2b3240" stroke-width="10" stroke-linecap="round" d="M90 82h28"/>`
    case 'bird':
      return `<path fill="#2f4a6d" d="M60 158c0-44 30-72 70-72 34 0 54 24 54 52 0 42-30 68-72 68-24 0-44-6-66-10 8-8 14-20 14-38z"/><circle cx="158" cy="100" r="34" fill="#2f4a6d"/><path fill="#5c83b5" d="M84 162c6-30 34-42 62-34 2 34-26 54-62 34z"/><path fill="#e5a93b" d="M188 94l30 10-30 10z"/><circle cx="166" cy="96" r="6" fill="#fff"/><circle cx="167" cy="96" r="3" fill="#1b2230"/><path stroke="#e5a93b" stroke-width="6" stroke-linecap="round" d="M116 206v22M136 204v22"/>`
    case 'mountain':
      return `<circle cx="180" cy="80" r="26" fill="#f6d77e"/><path fill="#58688a" d="M10 216L96 84l46 66 24-32 80 98z"/><path fill="#f4f1ec" d="M96 84l26 38-16-4-10 12-12-12-12 6z"/><path fill="#3e5a4a" d="M0 256v-40c50-26 90-22 128-6s84 12 128-10v56z"/>`
    case 'book':
      return `<path fill="#8d3f35" d="M44 84c30-12 60-10 84 8 24-18 54-20 84-8v116c-30-12-60-10-84 8-24-18-54-20-84-8z"/><path fill="#fbf3e2" d="M54 78c28-10 52-8 74 8 22-16 46-18 74-8v110c-28-10-52-8-74 8-22-16-46-18-74-8z"/><path stroke="#d8c9a8" stroke-width="4" stroke-linecap="round" fill="none" d="M128 88v104M70 104q22-6 44 4M70 126q22-6 44 4M70 148q22-6 44 4M142 108q22-10 44-4M142 130q22-10 44-4M142 152q22-10 44-4"/>`
    case 'lemon':
      return `<path fill="#f0c93c" d="M54 150c-2-44 34-78 78-72 20-10 30-6 36 0 6 8 4 20 0 28 14 44-14 92-62 92-14 8-26 8-34 0s-8-18-2-26c-8-6-14-14-16-22z"/><path fill="#6c9a63" d="M160 70c6-26 26-38 54-36-2 28-22 44-54 36z"/>`
    default:
      return `<circle cx="128" cy="128" r="84" fill="#24212b"/><g fill="none" stroke="#47424f" stroke-width="2.500"><circle cx="128" cy="128" r="72"/><circle cx="128" cy="128" r="60"/><circle cx="128" cy="128" r="48"/></g><circle cx="128" cy="128" r="32" fill="${warm}"/><circle cx="128" cy="128" r="6" fill="#fbf3e2"/>`
  }
}
