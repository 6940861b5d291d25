import type { Generated } from 'kysely'

export interface Schema {
  rateBudget: {
    key: Buffer
    spent: number
    resetsAt: Date
  }
}
