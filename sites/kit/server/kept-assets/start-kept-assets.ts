import type { Assets } from '../assets.ts'
import type { Log } from '../log.ts'
import { type KeptAssets, openKeptAssets } from './kept-assets.ts'
import { openAssetStore } from './open-store.ts'
import { publishRelease } from './publish.ts'
import type { AssetStoreSettings } from './variables.ts'

type Options = { config: AssetStoreSettings; site: string; assets: Assets; log: Log; retryMs?: number }

const refreshEveryMs = 60_000

/**
 * Publishes the files of this release, then opens those of the others. A site must not depend on the store: while it is
 * down the site serves its own release, and tries again.
 */
export async function startKeptAssets({
  config,
  site,
  assets,
  log,
  retryMs = 30_000,
}: Options): Promise<{ assets: KeptAssets; stop: () => void } | undefined> {
  const store = openAssetStore(config, site)
  if (!store) return undefined
  let timer: NodeJS.Timeout | undefined
  let hasFailed = false

  async function publish(open: NonNullable<typeof store>) {
    try {
      const { written, deleted } = await publishRelease(open, assets)
      if (written > 0 || deleted > 0 || hasFailed) log('info', 'assets of this release are published')
    } catch (error) {
      if (!hasFailed) log('warn', 'assets of this release are not published, other instances cannot serve them', error)
      hasFailed = true
      timer = setTimeout(publish, retryMs, open)
    }
  }

  if (config.ASSETS_PUBLISH_AT_START) await publish(store)
  const kept = openKeptAssets(store, log)
  // A failure is logged where it happens.
  const refresh = () => kept.refresh().catch(() => undefined)
  void refresh()
  const refreshing = setInterval(refresh, refreshEveryMs)
  return {
    assets: kept,
    stop: () => {
      clearTimeout(timer)
      clearInterval(refreshing)
      store.close()
    },
  }
}
