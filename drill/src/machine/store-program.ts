import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.ts'

/** The release of VersityGW that the drill was last run with. */
const module = 'github.com/versity/versitygw/cmd/versitygw@latest'

/** VERSITYGW_PATH, or a program in PATH. */
export function findStoreProgram(env = process.env): string | undefined {
  if (env['VERSITYGW_PATH']) return env['VERSITYGW_PATH']
  const folders = (env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, 'versitygw')).find((path) => existsSync(path))
}

/** Builds it once when the machine has none; it stays for the next drill. */
export async function getStoreProgram(toolFolder: string): Promise<string> {
  const built = join(toolFolder, 'versitygw')
  const found = findStoreProgram() ?? (existsSync(built) ? built : undefined)
  if (found) return found
  console.log(`  Building the S3 engine: go install ${module}`)
  const { HOME = toolFolder, GOPROXY = '' } = process.env
  await runCommand(['go', 'install', module], { env: { HOME, GOBIN: toolFolder, ...(GOPROXY && { GOPROXY }) } })
  return built
}
