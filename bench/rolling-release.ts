import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildReleases } from './rolling-release/build-releases.ts'
import { type Instance, startInstance } from './rolling-release/instance.ts'
import { startProxy } from './rolling-release/proxy.ts'
import { visit } from './rolling-release/visit.ts'

/** Visits while two releases of the owner site run side by side, and a quarter more until the old one is gone. */
const visits = 40

const folder = await mkdtemp(join(tmpdir(), 'bailclair-rolling-'))
const storeFromEnvironment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith('ASSETS_S3_') && value ? [[name, value]] : [],
  ),
)
const isBucket = 'ASSETS_S3_URL' in storeFromEnvironment
const store = isBucket ? storeFromEnvironment : { ASSETS_FOLDER: join(folder, 'assets') }

try {
  const [first, second] = await buildReleases(folder)
  console.log('Two instances, one after the other replaced by the next release:')
  await roll('without a store', first, second, {})
  const broken = await roll(isBucket ? 'with a bucket' : 'with a shared folder', first, second, store)
  process.exitCode = broken > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

/** Visits go on while each instance is replaced: the new one starts, then the old one gets SIGTERM. */
async function roll(title: string, first: string, second: string, environment: Record<string, string>) {
  const proxy = await startProxy()
  const running = new Set<Instance>()
  const start = async (site: string) => {
    const instance = await startInstance(site, environment)
    running.add(instance)
    proxy.add(instance.port)
    return instance
  }
  const stop = async (instance: Instance) => {
    const code = await instance.stop()
    proxy.remove(instance.port)
    running.delete(instance)
    if (code !== 0) throw new Error(`An instance ended with ${code}.`)
  }
  const counted = { visits: 0, broken: 0, requests: 0, failures: new Map<number, number>() }
  const visitTimes = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const { requests, failures } = await visit(proxy.origin)
      counted.visits++
      counted.requests += requests
      if (failures.size > 0) counted.broken++
      for (const [status, count] of failures) counted.failures.set(status, (counted.failures.get(status) ?? 0) + count)
    }
  }
  try {
    const [old1, old2] = [await start(first), await start(first)]
    await start(second)
    await Promise.all([visitTimes(visits), stop(old1)])
    await start(second)
    await Promise.all([visitTimes(visits / 4), stop(old2)])
  } finally {
    await Promise.all([...running].map(({ stop: end }) => end()))
    proxy.close()
  }
  const kinds = [...counted.failures].map(([status, count]) => `${count} × ${status || 'broken connection'}`)
  console.log(
    `  ${title.padEnd(22)} ${counted.broken} of ${counted.visits} visits broken, ${kinds.join(', ') || '0 × 404'} of ${counted.requests} requests`,
  )
  return counted.broken
}
