import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { browserFlags } from '@bailclair/one-machine/browser/find-browser.ts'
import { getBrowser } from '@bailclair/one-machine/browser/get-browser.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { arrive } from '#accessibility/look.ts'
import { refuseCookies } from '#support/consent.ts'
import { fillSignIn } from '#support/sign-in.ts'
import type { Picture } from './picture.ts'

/** Pixels of the screen for each CSS pixel; files of density 1 are made smaller from that. */
const density = 2
/** Of one density and of two, whose many pixels hide what a stronger compression loses. */
const quality = { webp: { 1: 78, 2: 70 }, avif: { 1: 55, 2: 42 } } as const

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** A browser that knows the people of the demonstration. */
export async function openStudio(at: Addresses) {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: browserFlags() })
  const config = (await (await fetch(`${at.api}config`)).json()) as { links: { survey: string } }
  const sessions = new Map<string, Cookies>()

  async function signIn(who: NonNullable<Picture['as']>, address: string): Promise<Cookies> {
    const known = sessions.get(who)
    if (known) return known
    const context = await browser.newContext({ locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto(address)
    await fillSignIn(page, { ...demonstration[who], isStaff: who === 'verifier' })
    await page.waitForURL(({ origin }) => origin === new URL(address).origin)
    await arrive(page, 'fr')
    const cookies = await context.cookies()
    await context.close()
    sessions.set(who, cookies)
    return cookies
  }

  async function takeOne(picture: Picture, { language, colorScheme, viewport }: Variant): Promise<Buffer> {
    const address = picture.at(at)
    const cookies = picture.as ? await signIn(picture.as, address) : []
    const options = { viewport, colorScheme, deviceScaleFactor: density, reducedMotion: 'reduce' } as const
    const context = await browser.newContext({ ...options, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
    await context.addCookies([
      ...cookies,
      { name: 'lang', value: language, url: at.web },
      { name: 'survey-closed', value: encodeURIComponent(config.links.survey), url: at.web },
    ])
    await refuseCookies(context, at)
    const page = await context.newPage()
    await page.goto(address)
    await arrive(page, language)
    await picture.act?.(page)
    await page.waitForLoadState('networkidle')
    await picture.from?.(page).evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 16))
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    await context.close()
    return taken
  }

  return {
    /** Writes the files of a picture, and tells their names. */
    async take(picture: Picture): Promise<string[]> {
      const { folder, languages, schemes, cuts, fileName } = picture.series
      await mkdir(join(projectRoot, folder), { recursive: true })
      const written: string[] = []
      for (const language of languages)
        for (const colorScheme of schemes)
          for (const { size, files } of cuts) {
            const taken = await takeOne(picture, { language, colorScheme, viewport: size })
            for (const file of files) {
              const path = join(folder, fileName(picture.name, language, colorScheme, file.ending))
              const scaled = sharp(taken).resize({ width: size.width * file.density })
              await scaled
                .toFormat(file.format, { quality: quality[file.format][file.density] })
                .toFile(join(projectRoot, path))
              written.push(path)
            }
          }
      return written
    },
    close: () => browser.close(),
  }
}
type Variant = { language: string; colorScheme: 'light' | 'dark'; viewport: { width: number; height: number } }
