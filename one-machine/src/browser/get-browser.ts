import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

const debianPackage = 'chromium-headless-shell'

type Machine = { find: () => string | undefined; canInstall: () => boolean; install: () => void }

const thisMachine: Machine = {
  find: findBrowser,
  canInstall: () => process.getuid?.() === 0 && existsSync('/etc/debian_version'),
  install: () => {
    console.log(`  No browser here: installing ${debianPackage} (apt-get)…`)
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', debianPackage]]) {
      const { status, stderr } = spawnSync('apt-get', args, {
        encoding: 'utf8',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      if (status !== 0) throw new Error(`apt-get ${args[0]} failed: ${stderr}`)
    }
  },
}

/** Finds the system's browser. As root on Debian, installs one if there is none. */
export function getBrowser({ find, canInstall, install }: Machine = thisMachine): string {
  const present = find()
  if (present) return present
  if (canInstall()) install()
  const installed = find()
  if (installed) return installed
  throw new Error(
    `No browser was found. Install Chromium (Debian: apt-get install ${debianPackage}) or set CHROME_PATH.`,
  )
}
