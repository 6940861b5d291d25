import { z } from 'zod/mini'

const table = z.object({
  name: z.string(),
  rows: z.int(),
  /** Of all rows, whatever their order. */
  checksum: z.string(),
})
export type TableSum = z.infer<typeof table>

/** `manifest.json` of a backup: what it holds, and how to tell that all of it came back. */
export const manifest = z.object({
  madeAt: z.iso.datetime(),
  /** `pg_dump`: one file of its own format. `copy`: one file for each table, into a schema made by the migrations. */
  method: z.enum(['pg_dump', 'copy']),
  migrations: z.array(z.string()),
  tables: z.array(table),
})
export type Manifest = z.infer<typeof manifest>

export const manifestFile = 'manifest.json'
export const dumpFile = 'database.dump'
export const tableFile = (name: string): string => `${name}.copy.gz`
