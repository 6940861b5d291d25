import type { Row } from '#row.ts'

/** What a step may cause. Writes, mails and sessions may never be lost. */
type Allowance = { errors?: boolean; unavailableSeconds?: number; doubledMails?: boolean }

/** Watches the light load during a step. */
export type Watch = {
  /** Runs `work` under the light load, then checks every write, mail and session. Returns the row of the table. */
  measure: (step: string, allowed: Allowance, work: () => Promise<string>) => Promise<Row>
}
