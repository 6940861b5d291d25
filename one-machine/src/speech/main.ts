import { findFirefox, findInPath } from '#browser/find-browser.ts'
import { MissingProgram } from '#missing-program.ts'
import { runPlaywright } from '#test/browser-suite.ts'
import { lastLine } from '#test/outcome.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'

/** Program → its package in Debian. */
const programs = { orca: 'orca', Xvfb: 'xvfb', xdotool: 'xdotool', 'dbus-daemon': 'dbus' }

/**
 * `npm run test:speech`: what a screen reader says of some journeys, compared with e2e/speech/transcripts.
 * `-- --update` writes the transcripts instead: read them before they are committed.
 */
async function testSpeech() {
  const firefox = findFirefox()
  const missing = Object.entries(programs).flatMap(([name, debian]) => (findInPath([name]) ? [] : debian))
  if (!firefox) missing.unshift('firefox-esr')
  if (!firefox || missing.length > 0) {
    throw new MissingProgram(`A screen reader in Firefox needs more. On Debian: apt-get install ${missing.join(' ')}`)
  }
  console.log('Orca reads journeys in Firefox, in both languages. This takes minutes…')
  const outcome = await runPlaywright('speech', 'e2e/speech', {
    config: 'e2e/speech.config.ts',
    workers: '1',
    browser: () => ({ FIREFOX_PATH: firefox }),
    env: process.argv.includes('--update') ? { SPEECH_UPDATE: '1' } : {},
  })
  if (outcome.report) console.log(outcome.report)
  console.log(lastLine(outcome))
  return outcome
}

await runSuiteCommand(testSpeech)
