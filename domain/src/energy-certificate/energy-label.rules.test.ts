import { describe, expect, it } from 'vitest'
import { officialGrades } from './energy-grade.rules.ts'
import { drawEnergyLabel, type Shape } from './energy-label.rules.ts'

const words = { title: 'Énergie', best: 'économe', worst: 'énergivore' }
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
const scales = ['energy', 'climate'] as const
const cases = scales.flatMap((scale) => officialGrades.map((grade) => [scale, grade] as const))

describe('drawEnergyLabel', () => {
  it.each(cases)('%s %s: every letter once, that of the home large and once more beside it', (scale, grade) => {
    const letters = textsOf(drawEnergyLabel(scale, grade, words).shapes).filter(({ text }) => text.length === 1)
    expect(letters.map(({ text }) => text).toSorted()).toEqual([...officialGrades, grade].toSorted())
    expect(letters.filter(({ size }) => size > 24).map(({ text }) => text)).toEqual([grade, grade])
  })

  it.each(cases)('%s %s: bars grow from A to G, and nothing leaves the picture', (scale, grade) => {
    const { width, height, shapes } = drawEnergyLabel(scale, grade, words)
    const bars = shapes.flatMap((shape) => (shape.kind === 'box' && shape.radius === 8 ? [shape.width] : []))
    expect(bars).toHaveLength(7)
    expect(bars).toEqual(bars.toSorted((a, b) => a - b))
    for (const shape of shapes) {
      if (shape.kind === 'triangle') continue
      const end = shape.kind === 'box' ? [shape.x + shape.width, shape.y + shape.height] : [shape.x, shape.y + 8]
      expect(end[0]).toBeLessThanOrEqual(width)
      expect(end[1]).toBeLessThanOrEqual(height)
    }
  })

  it('says what both ends mean', () => {
    const texts = textsOf(drawEnergyLabel('energy', 'D', words).shapes).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Énergie', 'économe', 'énergivore']))
  })
})
