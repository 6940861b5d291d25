/** One line of the table. */
export type Row = {
  step: string
  requests: number
  errors: number
  /** Longest time in which one kind of request got nothing but errors. */
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
