import { measureRows } from '@bailclair/server-kit/metrics/measure-rows.ts'
import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import type { Deps } from '#deps.ts'
import { sealTokens } from './seal-tokens.service.ts'
import { countOutdatedTokens, tokenPlaces } from './token.repository.ts'

const sealEveryMs = 60_000

type Needs = Pick<Deps, 'db' | 'tokens' | 'logger' | 'metrics'>

/** Seals, at boot and then every minute, what an older release or an older key left. */
export function startTokens(deps: Needs): Worker {
  measure(deps)
  let isStopped = false
  const worker = repeat({ name: 'tokens', everyMs: sealEveryMs, atOnce: true, logger: deps.logger }, async () => {
    const count = await sealTokens(deps, () => isStopped)
    if (count > 0) deps.logger.info({ count }, 'tokens sealed')
  })
  return {
    stop: () => {
      isStopped = true
      return worker.stop()
    },
  }
}

function measure({ db, tokens, metrics, logger }: Needs) {
  const count = () => Promise.all(tokenPlaces.map((place) => countOutdatedTokens(db, place, tokens.retiredIds)))
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0)
  measureRows({ registry: metrics, logger }, count, [
    {
      name: 'tokens_in_clear',
      help: 'Tokens of links that are not encrypted yet; stays above 0: an older release runs',
      read: (places) => sum(places.map(({ clear }) => clear)),
    },
    {
      name: 'tokens_under_retired_key',
      help: 'Tokens of links not encrypted under TOKEN_KEY yet; at 0 the retired keys can be forgotten',
      read: (places) => sum(places.map(({ retired }) => retired)),
    },
  ])
}
