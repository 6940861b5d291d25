import { z } from 'zod/mini'

const table = z.object({
  name: z.string(),
  rows: z.int(),
  /** Over all rows, independent of their order. */
  checksum: z.string(),
})
export type TableSum = z.infer<typeof table>

/** `manifest.json`: what a backup contains, to check a restore against. */
export const manifest = z.object({
  madeAt: z.iso.datetime(),
  /** `pg_dump`: one dump file. `copy`: one file per table, restored into a schema made by the migrations. */
  method: z.enum(['pg_dump', 'copy']),
  migrations: z.array(z.string()),
  tables: z.array(table),
})
export type Manifest = z.infer<typeof manifest>

export const manifestFile = 'manifest.json'
export const dumpFile = 'database.dump'
export const tableFile = (name: string): string => `${name}.copy.gz`
