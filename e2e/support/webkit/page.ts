import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SampleFile } from '#support/sample-files.ts'
import { DriverLocator, retry } from './locator.ts'
import { patternOf } from './look-up.ts'
import { type Cookie, type Element, idOf, type WebKitSession } from './session.ts'

export const keys = { enter: '\uE007', escape: '\uE00C', down: '\uE015' } as const

/** A window of the browser. Methods are named as in Playwright where they do the same. */
export function openPage(session: WebKitSession) {
  const { send, run } = session
  const root = new DriverLocator(session)
  const goto = (address: string) => send('POST', '/url', { url: address })
  const url = () => send<string>('GET', '/url')
  const text = () => run(() => document.body.innerText.replace(/[\u2060\u00ad]/g, '').replace(/\s+/g, ' '))
  const act = (type: string, actions: object[]) => send('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const { getByRole, getByLabel, locator } = root

  const page = {
    send,
    run,
    goto,
    url,
    text,
    getByRole,
    getByLabel,
    locator,
    goBack: () => send('POST', '/back', {}),
    reload: () => send('POST', '/refresh', {}),

    waitForURL: (pattern: RegExp) =>
      retry(async () => {
        const address = await url()
        if (!pattern.test(address)) throw new Error(`At ${address}, not at ${pattern}`)
      }),
    waitForText: (wanted: string | RegExp) => {
      const { source, flags } = patternOf(wanted)
      const pattern = new RegExp(source.replace(/[\u00a0\u202f]/g, ' '), flags)
      return retry(async () => {
        const shown = await text()
        if (!pattern.test(shown)) throw new Error(`${pattern} is not on the page: ${shown.slice(0, 800)}`)
      })
    },
    waitForTitle: (title: string | RegExp) => locator('h1', { hasText: title }).waitFor(),

    /** Keys go to what has the focus. */
    press: (...pressed: string[]) =>
      act(
        'key',
        pressed.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    clickAt: (x: number, y: number) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    /** As from the dialog of the browser, which no driver can use. */
    chooseFile: async ({ name, buffer }: SampleFile) => {
      const path = join(mkdtempSync(join(tmpdir(), 'bailclair-webkit-')), name)
      writeFileSync(path, buffer)
      const input = (await run(() => document.querySelector('input[type=file]'))) as unknown as Element
      await send('POST', `/element/${idOf(input)}/value`, { text: path })
    },

    /** A small file of the site takes its cookies before any page is open. */
    addCookies: async (origin: string, cookies: readonly Cookie[]) => {
      await goto(`${origin}/favicon.svg`)
      for (const { name, value } of cookies) await send('POST', '/cookie', { cookie: { name, value, path: '/' } })
    },
    cookies: () => send<Cookie[]>('GET', '/cookie'),

    /** A window, not a tab, which this browser would not show. */
    newWindow: async () => (await send<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle,
    currentWindow: () => send<string>('GET', '/window'),
    switchTo: (handle: string) => send('POST', '/window', { handle }),
    /** Of the page; 447 px is the narrowest. */
    resize: async (width: number, height: number) => {
      for (let attempt = 0; attempt < 3; attempt++) {
        const outer = await send<{ width: number; height: number }>('GET', '/window/rect')
        const [innerW, innerH] = await run((): [number, number] => [innerWidth, innerHeight])
        if (innerW === width && innerH === height) return
        const size = { width: outer.width + width - innerW, height: outer.height + height - innerH }
        await send('POST', '/window/rect', size)
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    },
    screenshot: async (): Promise<Buffer> => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  }
  /** For support code of the journeys that finds, clicks and fills, and expects nothing. */
  return { ...page, asPlaywright: page as unknown as Page }
}
export type WebKitPage = ReturnType<typeof openPage>
