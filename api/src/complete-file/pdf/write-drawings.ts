import type { Shape } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { PrintedDrawing } from '#platform/paper/text-document.ts'
import { column, type Flow } from './flow.ts'
import { drawRun } from './paper.ts'
import { fillBox, fillTriangle } from './shapes.ts'

const [gap, perRow] = [14, 2]
const width = (column.right - column.left - gap * (perRow - 1)) / perRow

/** Two side by side at most, each a figure with its text alternative. */
export function writeDrawings(flow: Flow, drawings: readonly PrintedDrawing[]): void {
  const heights = drawings.map((drawing) => (drawing.height * width) / drawing.width)
  const height = Math.max(...heights)
  flow.need(height)
  const top = flow.position()
  drawings.forEach((drawing, index) => {
    const x = column.left + index * (width + gap)
    const place = { x, top, scale: width / drawing.width }
    const bounds = [x, top - (heights[index] ?? 0), x + width, top] as const
    flow.within(
      'Figure',
      () => {
        for (const shape of drawing.shapes) flow.draw(drawShape(flow, shape, place))
      },
      { alternative: drawing.alternative, bounds },
    )
  })
  flow.moveTo(top - height)
}

type Place = { x: number; top: number; scale: number }

/** `y` of a shape points down, `y` of a page up. */
function drawShape({ typeface }: Flow, shape: Shape, { x: left, top, scale }: Place): string {
  if (shape.kind === 'triangle') {
    const corners = shape.corners.map(([x, y]) => [left + x * scale, top - y * scale] as const)
    return fillTriangle(corners, shape.color)
  }
  const x = left + shape.x * scale
  if (shape.kind === 'box') {
    const [boxWidth, boxHeight] = [shape.width * scale, shape.height * scale]
    const box = { x, y: top - shape.y * scale - boxHeight, width: boxWidth, height: boxHeight }
    return fillBox(box, shape.color, shape.radius * scale)
  }
  const run = typeface.run(shape.text, shape.bold ? 'bold' : 'regular')
  const size = shape.size * scale
  const start = shape.centred ? x - (run.width * size) / 2 : x
  return drawRun(run, { x: start, y: top - shape.y * scale, size, color: shape.color })
}
