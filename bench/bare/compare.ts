import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { median, percentile } from '../figures.ts'

/** The API, then the bare server. */
export type Sides<T> = readonly [T, T]
type Ask = () => Promise<unknown>
type Round = { rate: number; milliseconds: number[] }

const clients = 32
const warm = { rounds: 9, roundMs: 1_500 }
const cold = { rounds: 9 }

/** Rounds alternate, so that other load affects both; a share is the median of those of the pairs. */
export async function compare(name: string, asks: Sides<Ask>, databaseUrl: string): Promise<number[]> {
  // the first rounds wait for the compiler
  for (const ask of asks) await roundOf(ask, warm.roundMs)
  const warmRounds = await alternate(warm.rounds, asks, (ask) => roundOf(ask, warm.roundMs))
  const coldRounds = await alternate(cold.rounds, asks, async (ask) => {
    await endConnections(databaseUrl)
    return roundOf(ask, 0)
  })
  return [report(`${name}, warm`, warmRounds), report(`${name}, cold`, coldRounds)]
}

async function alternate(rounds: number, asks: Sides<Ask>, measure: (ask: Ask) => Promise<Round>) {
  const pairs: Sides<Round>[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await measure(asks[round % 2] as Ask)
    const second = await measure(asks[1 - (round % 2)] as Ask)
    pairs.push(round % 2 === 0 ? [first, second] : [second, first])
  }
  return pairs
}

/** Each client asks at least once. */
async function roundOf(ask: Ask, ms: number): Promise<Round> {
  const milliseconds: number[] = []
  const began = performance.now()
  const client = async () => {
    do {
      const asked = performance.now()
      await ask()
      milliseconds.push(performance.now() - asked)
    } while (performance.now() - began < ms)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { rate: (milliseconds.length * 1_000) / (performance.now() - began), milliseconds }
}

/** Both pools are empty afterwards. */
async function endConnections(databaseUrl: string) {
  await runSql(
    databaseUrl,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name in ('bailclair-api', 'bare-server') and state = 'idle'`,
  )
}

function report(name: string, pairs: readonly Sides<Round>[]): number {
  const share = median(pairs.map(([ours, theirs]) => ours.rate / theirs.rate))
  const sides = [0, 1].map((side) => {
    const rounds = pairs.map((pair) => pair[side] as Round)
    const times = rounds.flatMap(({ milliseconds }) => milliseconds)
    const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(times, percent).toFixed(1).padStart(6))
    return `${median(rounds.map(({ rate }) => rate))
      .toFixed(0)
      .padStart(5)}/s, p50${p50} p95${p95} p99${p99} ms`
  })
  console.log(`${name.padEnd(18)} API ${sides[0]} | bare ${sides[1]} | share ${share.toFixed(2)} of 0.80`)
  return share
}
