import type { Position, ZoneShape } from './zone-shape.ts'

type Corner = readonly [x: number, y: number]

/** Metres. An address lies in the middle of its street, where zones often meet. */
const doubt = 30

/**
 * The zones in which a position may be, the one that contains it first. Several: it is so near to a border that only
 * the map of the order tells. None: the territory ends before.
 */
export function findZones(shapes: readonly ZoneShape[], position: Position): ZoneShape[] {
  const near = shapes.flatMap((shape) => {
    const rings = shape.rings.map((ring) => cornersAround(ring, position))
    if (isInside(rings)) return [{ shape, distance: 0 }]
    const distance = Math.min(...rings.flatMap((ring) => sides(ring).map(distanceToSide)))
    return distance <= doubt ? [{ shape, distance }] : []
  })
  near.sort((a, b) => a.distance - b.distance)
  const zones = new Set<string>()
  return near.map(({ shape }) => shape).filter(({ zone }) => !zones.has(zone) && zones.add(zone))
}

const metresOfDegree = 111_320

/** In metres from the position, which is 0, 0. Flat enough for a town. */
function cornersAround(ring: string, { lon, lat }: Position): Corner[] {
  const steps = ring.split(' ').map(Number)
  const metresOfLongitude = metresOfDegree * Math.cos((lat * Math.PI) / 180)
  const corners: Corner[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    corners.push([(x / 100_000 - lon) * metresOfLongitude, (y / 100_000 - lat) * metresOfDegree])
  }
  return corners
}

const sides = (ring: readonly Corner[]): (readonly [Corner, Corner])[] =>
  ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner])

/** Going east from the position, one crosses an odd number of borders; those of holes count, too. */
function isInside(rings: readonly (readonly Corner[])[]): boolean {
  const crossed = rings.flatMap(sides).filter(([[ax, ay], [bx, by]]) => {
    if (ay > 0 === by > 0) return false
    return ax + ((bx - ax) * -ay) / (by - ay) > 0
  })
  return crossed.length % 2 === 1
}

function distanceToSide([[ax, ay], [bx, by]]: readonly [Corner, Corner]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + along * dx, ay + along * dy)
}
