import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>

/** What Orca would say of each key, and its words for a braille display, are left out. */
const settings = {
  enableSpeech: true,
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
}

/** Orca loads this at its start. Its words go to a file at once, and to no voice. */
const customization = (log: string) => `
import logging
import orca.settings
import orca.speech
orca.settings.speechFactoryModules = []

class OneLine(logging.Formatter):
    def format(self, record):
        return " ".join(record.getMessage().split())

handler = logging.FileHandler(${JSON.stringify(log)}, encoding="utf-8")
handler.setFormatter(OneLine())
orca.speech.log.addHandler(handler)
`

/** In milliseconds: how long Orca must be silent after it spoke, and how long it may take to begin. */
const silence = 1_500
const patience = 20_000

/** Orca on a screen of its own. `env` is for the browser that it reads; `stop` ends all that was started. */
export async function startScreenReader(language: 'fr' | 'en') {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-speech-'))
  const processes: ChildProcess[] = []
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_RUNTIME_DIR: folder }
  Object.assign(env, { LANG: 'C.UTF-8', LANGUAGE: language, GTK_MODULES: 'gail:atk-bridge', NO_AT_BRIDGE: '0' })

  /** Starts a program; waits for the first line that it prints, if it prints one. */
  function start(program: string, args: string[], isTelling = false): Promise<string> {
    const child = spawn(program, args, { env, stdio: ['ignore', isTelling ? 'pipe' : 'ignore', 'ignore'] })
    processes.push(child)
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      if (isTelling) child.stdout?.once('data', (line) => resolve(`${line}`.trim()))
      else resolve('')
    })
  }
  const stop = async () => {
    for (const child of processes.reverse()) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) {
        await Promise.race([new Promise((resolve) => child.once('exit', resolve)), pause(5_000)])
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }

  const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  env['DISPLAY'] = `:${await start('Xvfb', ['-displayfd', '1', ...screen], true)}`
  env['DBUS_SESSION_BUS_ADDRESS'] = await start('dbus-daemon', ['--session', '--nofork', '--print-address'], true)
  await start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
  const log = join(folder, 'orca.log')
  const preferences = join(folder, 'orca')
  mkdirSync(preferences)
  const profile = { profile: ['Default', 'default'], ...settings }
  writeFileSync(
    join(preferences, 'user-settings.conf'),
    JSON.stringify({ general: settings, profiles: { default: profile }, pronunciations: {}, keybindings: {} }),
  )
  writeFileSync(join(preferences, 'orca-customizations.py'), customization(log))
  await start('orca', ['--user-prefs', preferences])

  const spoken = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').flatMap(readSpeech) : [])
  let heard = 0
  /** What Orca has said since the last call, once it has said enough and is silent. */
  async function listen(isEnough = (said: string[]) => said.length > 0): Promise<string[]> {
    const end = Date.now() + patience
    let size = 0
    let changed = Date.now()
    while (Date.now() < end) {
      const said = spoken().slice(heard)
      if (said.length !== size) changed = Date.now()
      size = said.length
      if (Date.now() - changed > silence && isEnough(said)) break
      await pause(100)
    }
    const said = spoken().slice(heard)
    heard += said.length
    return said
  }
  await listen()

  return {
    env,
    stop,
    listen,
    /** As xdotool names it: Orca takes its own keys before the browser does. */
    press: (key: string) => execFileSync('xdotool', ['key', '--clearmodifiers', key], { env }),
    type: (text: string) => execFileSync('xdotool', ['type', '--delay', '30', text], { env }),
  }
}

const readSpeech = (line: string) => /SPEECH OUTPUT: '(.*)'/.exec(line)?.[1]?.trim() || []
