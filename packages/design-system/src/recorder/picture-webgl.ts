import { recorderFilters, vignetteFrom, vignetteTo, type FilterId } from './filters.ts'
import type { Crop } from './recorder.constraints.ts'

/** Draws one picture of the camera, cropped and filtered, onto the canvas. */
export type Draw = (video: HTMLVideoElement, crop: Crop, filter: FilterId) => void

const vertex = `#version 300 es
uniform vec4 crop;
out vec2 at;
out vec2 corner;
void main() {
  vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  corner = p * 2.0 - 1.0;
  at = crop.xy + vec2(p.x, 1.0 - p.y) * crop.zw;
  gl_Position = vec4(corner, 0, 1);
}`

const fragment = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform mat3 colours;
uniform vec3 add;
uniform vec3 vignette;
in vec2 at;
in vec2 corner;
out vec4 colour;
void main() {
  vec3 c = clamp(colours * texture(picture, at).rgb + add, 0.0, 1.0);
  float away = clamp((length(corner) * 0.70710678 - vignette.y) / (vignette.z - vignette.y), 0.0, 1.0);
  colour = vec4(c * (1.0 - vignette.x * away), 1);
}`

/** Draws by WebGL 2; undefined where the canvas cannot, or where the processor would compute it: that is slower than the 2D canvas. */
export function drawByWebgl(canvas: HTMLCanvasElement): Draw | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  })
  if (!gl) return undefined
  let place: (name: string) => WebGLUniformLocation | null = () => null

  function prepare(gl: WebGL2RenderingContext): void {
    const program = gl.createProgram()
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type)
      if (!shader) return
      gl.shaderSource(shader, source)
      gl.compileShader(shader)
      gl.attachShader(program, shader)
    }
    gl.linkProgram(program)
    gl.useProgram(program)
    place = (name) => gl.getUniformLocation(program, name)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    // Camera pictures are no powers of two: no mipmaps, no repeating.
    for (const [name, value] of [
      [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
      [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
      [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
    ] as const)
      gl.texParameteri(gl.TEXTURE_2D, name, value)
  }

  prepare(gl)
  // The system may take the graphics memory away at any time; without this the picture would stay black.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => prepare(gl))

  return (video, crop, filter) => {
    const { matrix: m, vignette }: { matrix: readonly number[]; vignette: number } = recorderFilters[filter]
    const number = (index: number) => m[index] ?? 0
    gl.viewport(0, 0, canvas.width, canvas.height)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, video)
    const { videoWidth: width, videoHeight: height } = video
    gl.uniform4f(place('crop'), crop.x / width, crop.y / height, crop.width / width, crop.height / height)
    // Columns first.
    gl.uniformMatrix3fv(place('colours'), false, [0, 5, 10, 1, 6, 11, 2, 7, 12].map(number))
    gl.uniform3f(place('add'), number(4), number(9), number(14))
    gl.uniform3f(place('vignette'), vignette, vignetteFrom, vignetteTo)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
