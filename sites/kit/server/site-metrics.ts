import { createRegistry } from '@bailclair/server-kit/metrics/create-registry.ts'
import { measureRequests } from '@bailclair/server-kit/metrics/measure-requests.ts'
import { Counter, Gauge } from 'prom-client'
import type { KeptAssets } from './kept-assets/kept-assets.ts'

/** What a site measures: requests, the process, when it last read its configuration, and the store of assets. */
export function createSiteMetrics(keptAssets: Pick<KeptAssets, 'state'> | undefined) {
  const registry = createRegistry()
  const registers = [registry]
  const configRead = new Gauge({
    name: 'site_config_read_timestamp_seconds',
    help: 'When the configuration was last read from the API; 0: never',
    registers,
  })
  if (keptAssets) measureStore(keptAssets, registers)
  return {
    registry,
    observeRequest: measureRequests(registry),
    noteConfigRead: () => configRead.setToCurrentTime(),
  }
}

function measureStore({ state }: Pick<KeptAssets, 'state'>, registers: ReturnType<typeof createRegistry>[]) {
  new Gauge({
    name: 'asset_store_up',
    help: '1: the store of assets answered the last call; 0: files of other releases are missing',
    registers,
    collect() {
      this.set(state().isUp ? 1 : 0)
    },
  })
  new Gauge({
    name: 'asset_store_releases',
    help: 'Releases whose files are kept',
    registers,
    collect() {
      this.set(state().releases)
    },
  })
  new Counter({
    name: 'kept_assets_served_total',
    help: 'Files of another release that were served',
    registers,
    collect() {
      this.reset()
      this.inc(state().served)
    },
  })
}
