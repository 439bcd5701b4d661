import sharp from 'sharp'
const [,, name, theme='dark'] = process.argv
const a = sharp(`tests/visual/baselines/${theme}/${name}.webp`), b = sharp(`tests/visual/found/${theme}/${name}.webp`)
const ma = await a.metadata(), mb = await b.metadata()
await sharp({create:{width:ma.width+mb.width+10,height:Math.max(ma.height,mb.height),channels:3,background:'red'}}).composite([{input:await a.png().toBuffer(),left:0,top:0},{input:await b.png().toBuffer(),left:ma.width+10,top:0}]).png().toFile('/tmp/cmp.png')
