import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortBase, type Ports, portsFrom } from '#ports.ts'
import { removePostgresData } from '#postgres/runner.ts'
import type { StartIdentity } from './bundled-identity.ts'
import { type Stack, startStack } from './stack.ts'

/** For tests and benchmarks: real servers on free ports with an empty database, removed on stop. */
export async function startTemporaryStack(
  startIdentity?: StartIdentity,
  environment: (ports: Ports) => Record<string, string> = () => ({}),
): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bailclair-stack-'))
  const remove = () => {
    removePostgresData(join(dataDir, 'postgres'))
    rmSync(dataDir, { recursive: true })
  }
  try {
    const portBase = await freePortBase()
    // seconds a page, which few tests are about
    process.env['TEXT_RECOGNITION'] ??= 'off'
    // the servers inherit the environment of this process
    Object.assign(process.env, environment(portsFrom(portBase)))
    const stack = await startStack({
      portBase,
      dataDir,
      startIdentity,
      onReport: (line) => console.log(`  ${line}`),
      onFatalError: (error) => console.error(error.message),
    })
    const stop = async () => {
      await stack.stop()
      remove()
    }
    return { ...stack, stop }
  } catch (error) {
    remove()
    throw error
  }
}
