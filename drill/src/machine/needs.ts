import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '@bailclair/one-machine/browser/find-browser.ts'
import { findVersity } from '@bailclair/one-machine/object-store/get-engines.ts'
import { findPostgresBin } from '#stack/postgres.ts'
import { isRoot } from './as-user.ts'

/** What is looked for, and the packages of Debian that have it. */
const needs: readonly { isThere: () => boolean; packages: readonly string[] }[] = [
  { isThere: () => hasProgram('openssl'), packages: ['openssl'] },
  { isThere: () => hasProgram('haproxy'), packages: ['haproxy'] },
  { isThere: () => findPostgresBin() !== undefined && hasProgram('psql'), packages: ['postgresql'] },
  { isThere: () => hasProgram('pgbouncer'), packages: ['pgbouncer'] },
  { isThere: () => hasProgram('pgbackrest'), packages: ['pgbackrest'] },
  { isThere: () => hasProgram('patroni'), packages: ['patroni'] },
  // Patroni needs it for TLS to etcd, and only recommends it
  { isThere: () => existsSync('/usr/lib/python3/dist-packages/idna'), packages: ['python3-idna'] },
  { isThere: () => hasProgram('etcd'), packages: ['etcd-server'] },
  { isThere: () => hasProgram('prometheus'), packages: ['prometheus'] },
  { isThere: () => findBrowser() !== undefined, packages: ['chromium-headless-shell'] },
  // only to build the S3 engine
  { isThere: () => findVersity() !== undefined || hasProgram('go'), packages: ['golang-go'] },
]

/** Debian keeps servers in folders that are not in everybody's PATH. */
export function addServerFolders() {
  process.env['PATH'] = [process.env['PATH'], '/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter)
}

const hasProgram = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))

const missingPackages = () => needs.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages)

/** Throws with the command that installs what is missing, or runs it when asked to. */
export function requirePackages(mayInstall: boolean) {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (!mayInstall || !isRoot())
    throw new Error(
      `The drill needs packages of Debian that are not here. As root:\n  apt-get install --no-install-recommends ${missing.join(' ')}\nor, as root and without starting any service: npm run drill -- --install`,
    )
  withoutStartingServices(() => {
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...missing)
  })
  const left = missingPackages()
  if (left.length > 0) throw new Error(`Still missing after the installation: ${left.join(', ')}`)
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) throw new Error(`apt-get ${args[0]} failed.`)
}

/** Debian starts what it installs unless this file says no (101); one that exists is the machine's own. */
function withoutStartingServices(install: () => void) {
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    install()
  } finally {
    if (isOurs) rmSync(policy)
  }
}
