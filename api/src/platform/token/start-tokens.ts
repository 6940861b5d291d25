import { repeat, type Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
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
  const gauge = (name: string, help: string, which: 'clear' | 'retired') =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        try {
          const counts = await Promise.all(
            tokenPlaces.map((place) => countOutdatedTokens(db, place, tokens.retiredIds)),
          )
          this.set(counts.reduce((sum, count) => sum + count[which], 0))
        } catch (err) {
          logger.warn({ err }, `${name} cannot be counted`)
          this.set(Number.NaN)
        }
      },
    })
  gauge('tokens_in_clear', 'Tokens of links that are not encrypted yet; stays above 0: an older release runs', 'clear')
  gauge(
    'tokens_under_retired_key',
    'Tokens of links not encrypted under TOKEN_KEY yet; at 0 the retired keys can be forgotten',
    'retired',
  )
}
