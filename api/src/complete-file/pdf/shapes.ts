import type { HexColor } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import { type Ink, ink, inkOf, points } from './paper.ts'

type Box = { x: number; y: number; width: number; height: number }

/** How far the control points of a curve are from its corner, for a quarter of a circle. */
const roundness = 0.4477

/** The path of a box with round corners; `y` is its lower edge. */
function roundedPath({ x, y, width, height }: Box, radius: number): string {
  const [right, top, near] = [x + width, y + height, radius * roundness]
  return [
    `${points(x + radius, y)} m ${points(right - radius, y)} l`,
    `${points(right - near, y, right, y + near, right, y + radius)} c ${points(right, top - radius)} l`,
    `${points(right, top - near, right - near, top, right - radius, top)} c ${points(x + radius, top)} l`,
    `${points(x + near, top, x, top - near, x, top - radius)} c ${points(x, y + radius)} l`,
    `${points(x, y + near, x + near, y, x + radius, y)} c h`,
  ].join(' ')
}

export const fillBox = (box: Box, color: Ink | HexColor, radius = 6): string =>
  `${inkOf(color)} rg ${roundedPath(box, radius)} f`

export const fillTriangle = (corners: readonly (readonly [number, number])[], color: HexColor): string =>
  `${inkOf(color)} rg ${corners.map((corner, index) => `${points(...corner)} ${index === 0 ? 'm' : 'l'}`).join(' ')} h f`

export const outlineBox = ({ x, y, width, height }: Box): string =>
  `q 0.5 w ${ink.line} RG ${points(x, y, width, height)} re S Q`

export const drawLine = (from: [number, number], to: [number, number]): string =>
  `${ink.line} RG 0.75 w ${points(...from)} m ${points(...to)} l S`

/** Dots from a text to the number of its page. */
export const drawLeader = (from: number, to: number, y: number): string =>
  to <= from ? '' : `q ${ink.line} RG 1 w 1 J [0 4] 0 d ${points(from, y)} m ${points(to, y)} l S Q`

/** The logo of the sites, an open door with light, in a square of this size. */
export function drawLogo(x: number, y: number, size: number): string {
  const unit = size / 26
  return [
    // in the coordinates of its SVG, where y points down
    `q ${unit.toFixed(4)} 0 0 ${(-unit).toFixed(4)} ${points(x - 3 * unit, y + 29 * unit)} cm`,
    fillBox({ x: 3, y: 3, width: 26, height: 26 }, 'primary', 8),
    `${ink.accent} rg 12 8 10 17 re f`,
    `${ink.white} rg 9 8.5 m 17 11 l 17 27 l 9 24.5 l h f Q`,
  ].join('\n')
}

/** A tick for "verified", about as high as a letter. */
export const drawTick = (x: number, y: number, size: number, color: Ink): string =>
  `q ${ink[color]} RG ${points(size * 0.16)} w 1 J 1 j ${points(x, y + size * 0.38)} m ${points(x + size * 0.28, y + size * 0.1)} l ${points(x + size * 0.8, y + size * 0.72)} l S Q`
