import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { z } from 'zod/mini'
import { type Assets, isFileType } from '../assets.ts'

/** Above this a file is neither kept nor read; the largest of ours has 200 kB. */
export const largestFileBytes = 5_000_000

const keptFile = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.number().check(z.int(), z.gte(0), z.lte(largestFileBytes)),
})
export type KeptFile = z.output<typeof keptFile>

/** The files of one release, by path. */
export type ReleaseRecord = Readonly<Record<string, KeptFile>>

export type Release = { id: string; record: ReleaseRecord }

/** Documents are not kept: the own build has them all, and their headers differ by path. */
export function isKeptPath(path: string): boolean {
  return isFileType(path) && extname(path) !== '.html'
}

export function describeRelease(assets: Assets): Release {
  const files = [...assets]
    .map(([path, { body }]) => [path, body.content.identity] as const)
    .filter(([path, content]) => isKeptPath(path) && content.length <= largestFileBytes)
    .map(([path, content]) => [path, { sha256: sha256(content), bytes: content.length }] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const record = Object.fromEntries(files)
  return { id: sha256(Buffer.from(JSON.stringify(record))).slice(0, 32), record }
}

const isPath = (path: string) => path.length <= 300 && /^(\/[\w-][\w.-]*)+$/.test(path) && isKeptPath(path)

/** Read from the store, so everything is checked. Leaves out what only a newer release understands. */
export function readRecord(text: string): ReleaseRecord {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))
  return Object.fromEntries(
    entries.flatMap(([path, value]) => {
      const file = keptFile.safeParse(value)
      return isPath(path) && file.success ? [[path, file.data]] : []
    }),
  )
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Releases in the store, in order of publication. `name`: `20261116T230000Z-<id>.json`. */
export type Publication = { name: string; id: string; at: Date }

const publicationName = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9a-f]{32})\.json$/

export const nameOf = (id: string, at: Date): string => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${id}.json`

/** Ignores names that are not ours, such as unfinished files. */
export function readPublications(names: readonly string[]): Publication[] {
  return names
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, id] = publicationName.exec(name) ?? []
      return id ? [{ name, id, at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }] : []
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}
