import { findFirefox } from '@bailclair/one-machine/browser/find-browser.ts'
import { expect, firefox, type Page } from '@playwright/test'
import { fillFirefoxGaps } from '#support/firefox-gaps.ts'
import { firefoxPreferences } from '#support/firefox-preferences.ts'
import { test as base } from '#support/test.ts'
import { type ScreenReader, startScreenReader } from './screen-reader.ts'
import { whatWasSaid, withoutChance } from './what-was-said.ts'

type Transcript = {
  /** Opens a page, and waits until Orca has said this: the title of the page, if nothing else. */
  open: (arrive: (page: Page) => Promise<unknown>, said?: string) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  /** What Orca says of this key depends on what reaches it first. */
  pressUnheard: (key: string) => Promise<void>
  /** What Orca says meanwhile is left out. */
  type: (text: string, shown: string) => Promise<void>
  /** What Orca says while something happens that no key of this transcript causes. */
  watch: (title: string, act: (page: Page) => Promise<unknown>) => Promise<void>
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
    const note = async (title: string) => {
      const said = await reader.listen((heard) => whatWasSaid(heard, readerLanguage).length > 0)
      lines.push(`[${title}]`, ...whatWasSaid(said, readerLanguage).map((line) => `  ${line}`))
    }
    const unheard = async (title: string) => {
      await reader.listen()
      lines.push(`[${title}]`)
    }
    await use({
      open: async (arrive, said) => {
        await arrive(page)
        const first = await page.title()
        await reader.listen((heard) => heard.some((line) => line.includes(said ?? first)))
        lines.push(withoutChance(await page.title())) // it may name the property by now
      },
      press: async (key, times = 1) => {
        for (let time = 0; time < times; time += 1) {
          reader.press(key)
          await note(key)
        }
      },
      pressUnheard: async (key) => {
        reader.press(key)
        await unheard(key)
      },
      type: async (text, shown) => {
        reader.type(text)
        await unheard(shown)
      },
      watch: async (title, act) => {
        await act(page)
        await note(title)
      },
      expect: (name) => expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.${readerLanguage}.txt`),
    })
  },
})
