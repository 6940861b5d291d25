import { readFileSync } from 'node:fs'
import { median } from '../figures.ts'

/** Bytes; `heap` after a garbage collection, with buffers. */
type Sample = { pid: number; at: number; rss: number; heap: number }

/** What each instance of the API noted (report-memory.ts), by minutes since `began`. */
export function readMemory(file: string, began: number) {
  const samples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
    .filter(({ at }) => at >= began)
  const instances = [...Map.groupBy(samples, ({ pid }) => pid).values()]
  const inMinute = (of: readonly Sample[], minute: number) =>
    of.filter(({ at }) => Math.floor((at - began) / 60_000) === minute - 1)
  /** Megabytes in the median of a minute, from 1. */
  const medianOf = (of: readonly Sample[], minute: number) => ({
    rss: median(inMinute(of, minute).map(({ rss }) => rss)) / 1e6,
    heap: median(inMinute(of, minute).map(({ heap }) => heap)) / 1e6,
  })
  return instances.map((of) => (minute: number) => medianOf(of, minute))
}
