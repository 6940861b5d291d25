import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MissingProgram } from '#missing-program.ts'

/** S3 engines of which a copy can be started here. */
export type Engine = { name: 'VersityGW' | 'MinIO'; path: string }

type Environment = Readonly<Record<string, string | undefined>>

const module = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'

/** VERSITYGW_PATH, or a program in PATH. */
export const findVersity = (env: Environment = process.env): string | undefined =>
  env['VERSITYGW_PATH'] || findInPath('versitygw', env)

/** VersityGW, built with Go where it is not installed; MinIO as well where it is. */
export function getEngines(folder: string, env: Environment = process.env): { engines: Engine[]; missing: string[] } {
  const versity = getVersity(folder, env)
  const minio = env['MINIO_PATH'] || findInPath('minio', env)
  return {
    engines: [{ name: 'VersityGW', path: versity }, ...(minio ? [{ name: 'MinIO', path: minio } as const] : [])],
    missing: minio ? [] : ['MinIO: set MINIO_PATH, or put minio into PATH'],
  }
}

/** Builds it once when the machine has none. */
export function getVersity(folder: string, env: Environment = process.env): string {
  const path = findVersity(env) ?? buildVersity(folder)
  if (!existsSync(path)) throw new MissingProgram(`VERSITYGW_PATH is ${path}, where there is nothing.`)
  return path
}

const findInPath = (name: string, { PATH = '' }: Environment): string | undefined =>
  PATH.split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

function buildVersity(folder: string): string {
  const path = join(folder, 'versitygw')
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  console.log('Building VersityGW with Go. This takes minutes…')
  const { status, error, stderr } = spawnSync('go', ['install', module], {
    encoding: 'utf8',
    env: { ...process.env, GOBIN: folder },
  })
  if (status === 0 && existsSync(path)) return path
  const reason = error ? 'Go is not installed' : `Go could not build it:\n${stderr.trim()}`
  throw new MissingProgram(`No S3 engine is available: ${reason}\nSet VERSITYGW_PATH, or put versitygw into PATH.`)
}
