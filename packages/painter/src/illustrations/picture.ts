import { createRandom, hash } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { svgDocument } from '../svg.ts'
import { drawBalloon, drawBicycle, drawSkyline, drawStadium, drawStreet, drawTram, drawWindow } from './scenes-city.ts'
import {
  drawComet,
  drawDesert,
  drawForest,
  drawHills,
  drawLake,
  drawMountains,
  drawSea,
  drawSnow,
} from './scenes-land.ts'
import { drawChart, drawInterface, drawPoster } from './scenes-paper.ts'
import { drawCat, drawGarden, drawVinyl, drawWool } from './scenes-home.ts'
import { drawBooks, drawBread, drawCoffee, drawDish } from './scenes-table.ts'
import type { PictureScene, PictureSpec } from './specs.ts'

const SCENES: Readonly<Record<PictureScene, (sheet: Sheet) => string>> = {
  hills: drawHills,
  sea: drawSea,
  comet: drawComet,
  bread: drawBread,
  skyline: drawSkyline,
  books: drawBooks,
  garden: drawGarden,
  cat: drawCat,
  chart: drawChart,
  poster: drawPoster,
  coffee: drawCoffee,
  forest: drawForest,
  mountains: drawMountains,
  street: drawStreet,
  vinyl: drawVinyl,
  interface: drawInterface,
  dish: drawDish,
  snow: drawSnow,
  window: drawWindow,
  desert: drawDesert,
  bicycle: drawBicycle,
  stadium: drawStadium,
  lake: drawLake,
  balloon: drawBalloon,
  wool: drawWool,
  tram: drawTram,
}

/** Draws one picture as SVG in the size the spec asks for. Pure: the same spec, the same text. */
export function drawPicture(spec: PictureSpec): string {
  const sheet: Sheet = {
    w: spec.width,
    h: spec.height,
    s: Math.min(spec.width, spec.height * 1.15),
    random: createRandom(hash(`${spec.scene} ${spec.seed}`)),
  }
  return svgDocument(spec.width, spec.height, SCENES[spec.scene](sheet))
}
