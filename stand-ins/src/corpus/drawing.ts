/** A page in points (1/72 inch) with the origin at the top left. Items are drawn in order. */
export type Drawing = { width: number; height: number; items: readonly Item[] }

export type Text = {
  text: string
  x: number
  /** Baseline of the text. */
  y: number
  size: number
  isBold?: boolean
  /** Letters of one width, as in the lines that machines read. */
  isMono?: boolean
  /** Right-aligned at x. */
  isRight?: boolean
  colour?: string
  /** Rotation in degrees, counter-clockwise, around the start of the text. */
  rise?: number
  /** Index of a character that is drawn in another font: what remains of a correction. */
  patchAt?: number
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
/** A PNG or JPEG. */
export type Picture = { picture: Buffer; x: number; y: number; width: number; height: number }
export type Item = Text | Shape | Picture

export const ink = '#1c2321'
export const faint = '#8a8577'
/** Points. */
export const a4 = { width: 595, height: 842 }

/** Printed across the page, so that nobody takes an invented document for a real one. */
export const specimen = ({ width, height }: Pick<Drawing, 'width' | 'height'>): Text => ({
  text: 'SPÉCIMEN',
  x: width * 0.2,
  y: height * 0.8,
  size: width / 7,
  isBold: true,
  colour: '#e2ddd0',
  rise: (Math.atan2(height, width) * 180) / Math.PI / 1.6,
})

/** At the foot of every page. */
export const fictionNote = 'Document fictif, sans valeur : toute ressemblance serait fortuite.'
