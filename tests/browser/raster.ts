/**
 * Flags with which the browser draws the same pixels on any processor: they belong to runs whose pictures are compared.
 * Each takes away something that depends on the machine or on the moment.
 */
export const rasterArgs = [
  // Skia would choose other arithmetic for each kind of processor; one last bit of a gradient differs then.
  '--disable-skia-runtime-opts',
  // A tile that was drawn before is drawn anew, not mended: which part of it was stale depends on the moment.
  '--disable-partial-raster',
  // Pictures are decoded before the frame they stand in, not a frame later.
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--force-device-scale-factor=1',
]
