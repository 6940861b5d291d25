import { demoCodes } from '@bailclair/one-machine/stack/demo-codes.ts'
import type { BrowserContext } from '@playwright/test'

export type Account = { email: string; password: string; role?: 'verifier' }

/** Signs in by the pages, with the code of a code app for the team. */
export async function openSession(context: BrowserContext, url: string, { email, password, role }: Account) {
  const page = await context.newPage()
  const { origin } = new URL(url)
  await page.goto(url)
  const field = page.locator('input[name="password"]')
  const enter = page.getByRole('button', { name: /^(Se connecter|Sign in)/ }).first()
  await field.or(enter).first().waitFor()
  if (!(await field.isVisible())) await enter.click()
  await page.locator('input[name="username"]').fill(email)
  await field.fill(password)
  await page.locator('#kc-login').click()
  if (role) {
    const [code = ''] = demoCodes()
    await page.locator('input[name="otp"]').fill(code)
    await page.locator('input[name="otp"]').press('Enter')
  }
  await page.waitForURL((at) => at.origin === origin)
  await page.locator('main h1').first().waitFor()
  await page.close()
}
