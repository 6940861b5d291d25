import { linesOf } from '@bailclair/domain/reading/lines.ts'
import type { Place, Word } from '@bailclair/domain/reading/reading.ts'
import { awaitStart } from './cannot-read.ts'
import { cpuTime } from './find-codes.ts'
import type { Greys } from './find-skew.ts'
import { openRecogniser, type SeenWord } from './recognise-words.ts'
import { evenLight, measureSkew, turnGreys } from './upright.ts'

/** Below it, a word is more often wrong than right. */
const leastConfidence = 0.6
/** Milliseconds of CPU time after which a page is not turned and tried again. */
const patience = 20_000

/**
 * The words in the picture of a page, however it lies: it is turned upright first. Each has the line that it is in,
 * since lines are slanted on the page, and its place on the page as given.
 */
export async function recognisePage(jpeg: Uint8Array): Promise<Word[]> {
  const page = await evenLight(jpeg)
  const skew = await measureSkew(page)
  if (skew === undefined) return []
  const { words, degrees, turned } = await recogniseUpright(page, -skew)
  const kept = words.filter(({ text, confidence }) => confidence >= leastConfidence && /[\p{L}\p{N}]/u.test(text))
  return linesOf({ words: kept }).flatMap((line, index) =>
    line.words.map(({ text, place }) => ({ text, line: index, place: placeBefore(place, { page, turned, degrees }) })),
  )
}

type Upright = { words: SeenWord[]; degrees: number; turned: Greys }

/** By quarters: first as the letters seem to stand, then otherwise, until what is read makes sense. */
async function recogniseUpright(page: Greys, level: number): Promise<Upright> {
  const recogniser = await awaitStart(openRecogniser())
  const until = cpuTime() + patience
  const first = recogniser.findQuarters(await turnGreys(page, level))
  let best: (Upright & { sense: number }) | undefined
  for (const quarters of [first, first + 2, first + 1, first + 3]) {
    const degrees = level + 90 * (quarters % 4)
    const turned = await turnGreys(page, degrees)
    const words = recogniser.recognise(turned)
    const sense = senseOf(words, turned)
    if (!best || sense > best.sense) best = { words, degrees, turned, sense }
    if (best.sense > makesSense || cpuTime() > until) break
  }
  return best ?? { words: [], degrees: 0, turned: page }
}

const makesSense = 0.6

/** Share of the letters that are in words read with confidence; a word on its side is higher than wide. */
function senseOf(words: readonly SeenWord[], { width, height }: Greys): number {
  const long = words.filter(({ text }) => text.length > 3)
  const good = long.filter(({ confidence, place }) => confidence > 0.8 && place.width * width > place.height * height)
  const lettersOf = (some: readonly SeenWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  return lettersOf(good) / Math.max(1, lettersOf(long))
}

type Turn = { page: Greys; turned: Greys; degrees: number }

/** The place on the page before it was turned: the box around it. Parts of width and height. */
function placeBefore({ x, y, width, height }: Place, { page, turned, degrees }: Turn): Place {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const corners = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => {
      const [across, down] = [(left - 0.5) * turned.width, (top - 0.5) * turned.height]
      return [(across * cos + down * sin) / page.width + 0.5, (down * cos - across * sin) / page.height + 0.5] as const
    }),
  )
  const [xs, ys] = [corners.map(([across]) => onPage(across)), corners.map(([, down]) => onPage(down))]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: part(Math.max(...xs) - left), height: part(Math.max(...ys) - top) }
}

const part = (value: number) => Math.round(value * 10_000) / 10_000
const onPage = (value: number) => part(Math.min(Math.max(value, 0), 1))
