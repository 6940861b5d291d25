import { findFirefox } from '@bailclair/one-machine/browser/find-browser.ts'
import { expect, firefox, type Page } from '@playwright/test'
import { fillFirefoxGaps } from '#support/firefox-gaps.ts'
import { firefoxPreferences } from '#support/firefox-preferences.ts'
import { test as base } from '#support/test.ts'
import { type ScreenReader, startScreenReader } from './screen-reader.ts'

type Transcript = {
  /** Opens a page, and waits until Orca has said this: the title of the page, if nothing else. */
  open: (arrive: (page: Page) => Promise<unknown>, said?: string) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  /** Orca is told to say nothing of typed letters. */
  type: (text: string, shown: string) => void
  /** Waits until Orca says this of its own accord. */
  hear: (text: string) => Promise<void>
  /** Compares what was heard with the file of this name. */
  expect: (name: string) => void
}
export type WorkerFixtures = { readerLanguage: 'fr' | 'en'; reader: ScreenReader }

export const test = base.extend<{ transcript: Transcript }, WorkerFixtures>({
  readerLanguage: ['fr', { option: true, scope: 'worker' }],
  language: async ({ readerLanguage }, use) => use(readerLanguage),
  reader: [
    async ({ readerLanguage }, use) => {
      const reader = await startScreenReader(readerLanguage)
      await use(reader)
      await reader.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    async ({ reader }, use) => {
      const executablePath = findFirefox()
      const browser = await firefox.launch({
        ...(executablePath ? { executablePath } : {}),
        channel: 'moz-firefox',
        headless: false,
        args: ['--kiosk'],
        env: reader.env,
        firefoxUserPrefs: { ...firefoxPreferences, 'accessibility.force_disabled': -1 },
      })
      fillFirefoxGaps(browser)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  viewport: null,
  transcript: async ({ page, reader, readerLanguage }, use) => {
    const lines: string[] = []
    const note = async (title: string, until?: string) => {
      const said = await reader.listen(until)
      lines.push(`[${title}]`, ...said.map((line) => `  ${withoutChance(line)}`))
    }
    await use({
      open: async (arrive, said) => {
        await arrive(page)
        await reader.listen(said ?? (await page.title()))
        lines.push(withoutChance(await page.title()))
      },
      press: async (key, times = 1) => {
        for (let time = 0; time < times; time += 1) {
          reader.press(key)
          await note(key)
        }
      },
      type: (text, shown) => {
        reader.type(text)
        lines.push(`[${shown}]`)
      },
      hear: (text) => note('…', text),
      expect: (name) => expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.${readerLanguage}.txt`),
    })
  },
})

/** Numbers of files and e-mail addresses differ from run to run. */
const withoutChance = (line: string) =>
  line.replaceAll(/\d{10}/g, '<number>').replaceAll(/\S+@particulier\.example/g, '<e-mail>')
