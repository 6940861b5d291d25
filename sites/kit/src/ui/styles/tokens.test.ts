import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const schemes = ['light', 'dark'] as const

/** `--text: light-dark(#1c2321, #edf2f0)` → both colours; `--accent: #e9a820` → twice the same. */
function coloursOf(token: string): { light: string; dark: string } {
  const value = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)
  const [, light = value?.[3], dark = value?.[3]] = value ?? []
  if (!light || !dark) throw new Error(`--${token} is not a colour of tokens.css`)
  return { light, dark }
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['background', 'surface', 'sunken', 'hover']
const statuses = ['verified', 'processing', 'modification', 'draft', 'danger']
const texts = [
  ...['text', 'muted', 'primary', 'primary-strong', 'danger'].flatMap((token) => grounds.map((on) => [token, on])),
  ...statuses.flatMap((status) => [
    [status, `${status}-tint`],
    ['text', `${status}-tint`],
  ]),
  ['text', 'primary-tint'],
  ['primary', 'primary-tint'],
  ['primary-strong', 'primary-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
] as [string, string][]
const shapes = [
  ...['line-strong', 'focus'].flatMap((token) => ['background', 'surface'].map((on) => [token, on])),
  ['primary', 'background'],
] as [string, string][]

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each(texts)('%s can be read on %s: 5.6 to 1 or better', (token, on) => {
    expect(contrast(coloursOf(token)[scheme], coloursOf(on)[scheme])).toBeGreaterThanOrEqual(5.6)
  })

  it.each(shapes)('%s is seen on %s: 3 to 1 or better', (token, on) => {
    expect(contrast(coloursOf(token)[scheme], coloursOf(on)[scheme])).toBeGreaterThanOrEqual(3)
  })
})
