import { type Drawing, faint, type Item, specimen } from '@bailclair/stand-ins/corpus/drawing.ts'
import type { Holder } from '#demo-data/people.ts'
import { frenchDay } from './format-french.ts'

/** Points: 86 × 54 mm, enlarged twice. */
const card = { width: 486, height: 306 }

/** Looks like no official card of any State. */
export function drawIdentityCard({ firstName, lastName, birthDate, birthPlace, number }: Holder): Drawing {
  const fields: [string, string][] = [
    ['Nom', lastName.toUpperCase()],
    ['Prénom', firstName],
    ['Né(e) le', frenchDay(birthDate)],
    ['À', birthPlace],
    ['Valable jusqu’au', '31 décembre 2034'],
  ]
  const items: Item[] = [
    { shape: 'box', x: 0, y: 0, width: card.width, height: 46, colour: '#0b5d57' },
    { text: 'CARTE D’IDENTITÉ FICTIVE', x: 24, y: 30, size: 16, isBold: true, colour: '#ffffff' },
    { text: number, x: card.width - 24, y: 30, size: 12, isRight: true, colour: '#ffffff' },
    specimen({ width: card.width, height: card.height * 1.1 }),
    ...portrait(firstName.length + lastName.length),
    ...fields.flatMap(([label, value], index): Item[] => [
      { text: label, x: 186, y: 72 + index * 36, size: 8, colour: faint },
      { text: value, x: 186, y: 90 + index * 36, size: 14, isBold: true },
    ]),
    { shape: 'box', x: 0, y: 256, width: card.width, height: 50, colour: '#f3f1eb' },
    { text: machineLine(`SPECIMEN${lastName}`), x: 24, y: 276, size: 12 },
    { text: machineLine(`${firstName}${birthDate}`), x: 24, y: 296, size: 12 },
  ]
  return { ...card, items }
}

/** A silhouette without a face, in one of five colours. */
function portrait(seed: number): Item[] {
  const colour = ['#5b7f95', '#8a6d9e', '#a9744f', '#5f8a63', '#98606c'][seed % 5] ?? '#5b7f95'
  return [
    { shape: 'box', x: 24, y: 64, width: 136, height: 172, colour: '#e6eef7' },
    { shape: 'disc', x: 61, y: 90, width: 62, height: 74, colour },
    { shape: 'disc', x: 36, y: 176, width: 112, height: 110, colour },
    { shape: 'box', x: 24, y: 236, width: 136, height: 20, colour: '#fdfcf8' },
    { shape: 'box', x: 24, y: 256, width: 136, height: 40, colour: '#f3f1eb' },
  ]
}

const machineLine = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .padEnd(34, '<')
