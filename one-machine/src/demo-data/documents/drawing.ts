/** A page in points (1/72 inch), from its top left corner, whose marks are drawn in order. */
export type Drawing = { width: number; height: number; marks: readonly Mark[] }

export type Text = {
  text: string
  x: number
  /** Of the line the letters stand on. */
  y: number
  size: number
  isBold?: boolean
  /** Ends at x instead of beginning there. */
  isRight?: boolean
  colour?: string
  /** Degrees, rising to the right, about the beginning of the text. */
  rise?: number
}
export type Shape = {
  shape: 'box' | 'disc'
  x: number
  y: number
  width: number
  height: number
  /** `#rrggbb` */
  colour: string
}
export type Mark = Text | Shape

export const ink = '#1c2321'
export const faint = '#8a8577'

/** Across the page, so that nobody takes an invented document for one of a living person. */
export const specimen = ({ width, height }: Pick<Drawing, 'width' | 'height'>): Text => ({
  text: 'SPÉCIMEN',
  x: width * 0.2,
  y: height * 0.8,
  size: width / 7,
  isBold: true,
  colour: '#e2ddd0',
  rise: (Math.atan2(height, width) * 180) / Math.PI / 1.6,
})
