import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names under which systems install a Chromium, the full ones first. */
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
]

type Environment = { CHROME_PATH?: string | undefined; PATH?: string | undefined }

/** CHROME_PATH, else the first one in PATH. npm brings none: there is no browser for arm64 to be had from it. */
export function findBrowser(env: Environment = process.env, isProgram = isExecutable): string | undefined {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, where no program can be run.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium's sandbox refuses root; nothing may be asked of the network that a test did not ask. */
export const browserFlags = (uid = process.getuid?.()): string[] => [
  ...(uid === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
