import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Place } from '@bailclair/domain/reading/reading.ts'
import { createOCREngine } from 'tesseract-wasm'
import type { Greys } from './find-skew.ts'

/** A word in a picture. `confidence`: 0 to 1. */
export type SeenWord = { text: string; confidence: number; place: Place }

export type Recogniser = {
  /** Quarters, clockwise, after which the picture stands upright, as far as the letters tell. */
  findQuarters: (greys: Greys) => number
  recognise: (greys: Greys) => SeenWord[]
}

/** Tesseract in WebAssembly with its French model; both come from our packages. */
export async function openRecogniser(): Promise<Recogniser> {
  const program = new URL('tesseract-core.wasm', import.meta.resolve('tesseract-wasm'))
  const model = new URL('4.0.0_best_int/fra.traineddata.gz', import.meta.resolve('@tesseract.js-data/fra'))
  const engine = await createOCREngine({ wasmBinary: await readFile(fileURLToPath(program)) })
  engine.loadModel(await promisify(gunzip)(await readFile(fileURLToPath(model))))
  return {
    findQuarters: (greys) => {
      engine.loadImage(toImage(greys))
      return (engine.getOrientation().rotation / 90) % 4
    },
    recognise: (greys) => {
      engine.loadImage(toImage(greys))
      return engine.getTextBoxes('word').map(({ text, confidence, rect }) => ({
        text,
        confidence,
        place: {
          x: rect.left / greys.width,
          y: rect.top / greys.height,
          width: (rect.right - rect.left) / greys.width,
          height: (rect.bottom - rect.top) / greys.height,
        },
      }))
    },
  }
}

function toImage({ width, height, data }: Greys) {
  const pixels = new Uint8ClampedArray(data.length * 4).fill(255)
  for (let index = 0; index < data.length; index++) pixels.fill(data[index] ?? 255, index * 4, index * 4 + 3)
  return { width, height, data: pixels }
}
