import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '#row.ts'
import type { Stack } from '#stack/stack.ts'
import type { LightLoad } from './light-load.ts'
import { type Result, unavailableSeconds } from './recorder.ts'

/** What a step may cause. Writes, mails and sessions may never be lost. */
type Allowance = {
  /** Kinds of requests that may fail, or all of them. */
  errorsOf?: readonly string[] | 'all'
  unavailableSeconds?: number
  doubledMails?: number
}

/** Watches the light load during a step. */
export type Watch = {
  /** Runs `work` under the light load, then checks every write, mail and session. Returns the row of the table. */
  measure: (step: string, allowed: Allowance, work: () => Promise<string>) => Promise<Row>
}

/** Before and after each step, so that what it broke shows. */
const beforeMs = 3_000
/** Without an error before a step is over: longer than a circuit breaker stays open. */
const quietMs = 12_000
const quietTimeoutMs = 90_000
const mailTimeoutMs = 180_000

export function createWatch(stack: Stack, load: LightLoad): Watch {
  return {
    measure: async (step, allowed, work) => {
      const lostBefore = countLostSessions(load)
      const startedAt = Date.now()
      await sleep(beforeMs)
      const remark = await work()
      await waitForQuiet(load)
      const endedAt = Date.now()
      const results = load.recorder.results().filter((it) => it.startedAt >= startedAt && it.startedAt <= endedAt)
      const failed = results.filter(({ isOk }) => !isOk)
      const mails = await checkMails(stack, load, startedAt)
      let writesLost = 0
      for (const { countLost } of load.everybody) writesLost += await countLost()
      for (const { person } of load.everybody) await person.checkSession()
      const row: Row = {
        step,
        requests: results.length,
        errors: failed.length,
        unavailableSeconds: unavailableSeconds(results),
        writesLost,
        ...mails,
        sessionsLost: countLostSessions(load) - lostBefore,
        alerts: await stack.prometheus.alertsSince(startedAt),
        remark: [remark, describeFailures(failed)].filter(Boolean).join('; '),
        missed: [],
      }
      return { ...row, missed: missedBars(row, failed, allowed) }
    },
  }
}

/** So that errors count for the step that caused them. */
async function waitForQuiet({ recorder }: LightLoad) {
  const deadline = Date.now() + quietTimeoutMs
  const isQuiet = () => !recorder.results().some(({ isOk, endedAt }) => !isOk && endedAt > Date.now() - quietMs)
  do await sleep(quietMs / 2)
  while (!isQuiet() && Date.now() < deadline)
}

const countLostSessions = ({ everybody }: LightLoad) =>
  everybody.reduce((sum, { person }) => sum + person.lostSessions(), 0)

/** Waits for what is owed since the step began; a copy with the same Message-ID is a doubled mail. */
async function checkMails({ mail }: Stack, { signUps }: LightLoad, since: number) {
  const owed = signUps.owed().filter(({ acknowledgedAt }) => acknowledgedAt >= since)
  const missing = () => owed.filter(({ to }) => mail.mailsTo(to).length === 0)
  for (const deadline = Date.now() + mailTimeoutMs; missing().length > 0 && Date.now() < deadline; ) await sleep(250)
  const copies = Map.groupBy(mail.all(), ({ messageId, to }) => `${messageId} ${to}`)
  const doubled = [...copies.values()].filter((group) => group.slice(1).some(({ receivedAt }) => receivedAt >= since))
  return { mailsLost: missing().length, mailsDoubled: doubled.length }
}

function missedBars(row: Row, failed: readonly Result[], allowed: Allowance): string[] {
  const { errorsOf = [], unavailableSeconds: mostSeconds = Number.POSITIVE_INFINITY, doubledMails = 0 } = allowed
  const unexpected = errorsOf === 'all' ? [] : failed.filter(({ kind }) => !errorsOf.includes(kind))
  return [
    ...(unexpected.length > 0 ? [`${unexpected.length} errors`] : []),
    ...(row.unavailableSeconds > mostSeconds ? [`${row.unavailableSeconds} s without an answer`] : []),
    ...(row.writesLost > 0 ? [`${row.writesLost} writes lost`] : []),
    ...(row.mailsLost > 0 ? [`${row.mailsLost} mails lost`] : []),
    ...(row.mailsDoubled > doubledMails ? [`${row.mailsDoubled} mails doubled`] : []),
    ...(row.sessionsLost > 0 ? [`${row.sessionsLost} sessions lost`] : []),
  ]
}

/** `3 × write 503`, the most frequent first. */
function describeFailures(failed: readonly Result[]): string {
  const groups = Map.groupBy(failed, ({ kind, failure }) => `${kind} ${failure.split(' ').at(-1)}`)
  const counts = [...groups].map(([name, group]) => ({ name, count: group.length })).sort((a, b) => b.count - a.count)
  return counts.map(({ name, count }) => `${count} × ${name}`).join(', ')
}
