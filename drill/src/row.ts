/** One line of the table. */
export type Row = {
  step: string
  requests: number
  errors: number
  /** From an error to the next good answer of the same service, added up. */
  unavailableSeconds: number
  writesLost: number
  mailsLost: number
  mailsDoubled: number
  sessionsLost: number
  /** Alerts of Prometheus that fired meanwhile. */
  alerts: string[]
  /** What else the step found out, for example how long a restore took. */
  remark: string
  /** Bars that were missed; any of them makes the drill fail. */
  missed: string[]
}
