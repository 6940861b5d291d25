import type { Drawing, Shape } from '@bailclair/domain/energy-certificate/energy-label.rules.ts'

/** Around and between drawings. */
const margin = 20

/** Side by side on white, as PNG. Two labels are 1,260 pixels wide. */
export function paintLabels(drawings: readonly Drawing[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = drawings.reduce((sum, { width }) => sum + width + margin, margin)
  canvas.height = Math.max(...drawings.map(({ height }) => height)) + 2 * margin
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures')
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  const { fontFamily } = getComputedStyle(document.body)
  brush.translate(margin, margin)
  for (const { width, shapes } of drawings) {
    for (const shape of shapes) paintShape(brush, shape, fontFamily)
    brush.translate(width + margin, 0)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png')
  })
}

function paintShape(brush: CanvasRenderingContext2D, shape: Shape, fontFamily: string) {
  brush.fillStyle = shape.color
  if (shape.kind === 'text') {
    brush.font = `${shape.bold ? 700 : 400} ${shape.size}px ${fontFamily}`
    brush.textAlign = shape.centred ? 'center' : 'left'
    return brush.fillText(shape.text, shape.x, shape.y)
  }
  brush.beginPath()
  if (shape.kind === 'triangle') for (const [x, y] of shape.corners) brush.lineTo(x, y)
  else traceBox(brush, shape)
  brush.fill()
}

/** Safari before 16 has no `roundRect`. */
function traceBox(brush: CanvasRenderingContext2D, box: Extract<Shape, { kind: 'box' }>) {
  const { x, y, width, height, radius } = box
  const [right, bottom] = [x + width, y + height]
  brush.moveTo(x + radius, y)
  brush.arcTo(right, y, right, bottom, radius)
  brush.arcTo(right, bottom, x, bottom, radius)
  brush.arcTo(x, bottom, x, y, radius)
  brush.arcTo(x, y, right, y, radius)
  brush.closePath()
}
