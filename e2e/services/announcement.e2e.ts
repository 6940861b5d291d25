import { expect } from '@playwright/test'
import { announcement, watchShifts } from '#support/services.ts'
import { signIn } from '#support/sign-in.ts'
import { test } from '#support/test.ts'

test.describe('[J-112] what is announced, and where visitors come from', () => {
  // As if the content security policy were off: what is announced is inert by itself.
  test.use({ bypassCSP: true })

  test('an announcement is read, closed for a day in each language, and never runs', async ({ page, context, at }) => {
    await context.addCookies([
      { name: 'consent', value: '%7B%22crisp%22%3Afalse%2C%22matomo%22%3Afalse%7D', url: at.web },
    ])
    const shifts = await watchShifts(page)
    await page.goto('/')
    const french = page.getByRole('complementary', { name: 'Annonce' })
    await expect(french.getByRole('link', { name: 'En savoir plus' })).toHaveAttribute('href', '/aide')
    await expect(french.locator('strong')).toHaveText('Maintenance')
    expect(await french.locator('script, img').count()).toBe(0)
    expect(await (await page.request.get('/')).text()).toContain('<strong>Maintenance</strong>')

    await page.getByRole('link', { name: 'English' }).click()
    const english = page.getByRole('complementary', { name: 'Announcement' })
    await expect(english.getByText('Never a link')).toBeVisible()
    expect(await english.getByRole('link').count()).toBe(0)
    await english.getByRole('button', { name: 'Close the announcement' }).click()
    await expect(english).toBeHidden()

    const closed = async () =>
      (await context.cookies(at.web)).filter(({ name }) => name.startsWith('announcement-closed-'))
    await expect.poll(async () => (await closed()).length).toBe(1)
    const [cookie] = await closed()
    expect(cookie).toMatchObject({ value: 'true', path: '/' })
    expect(cookie?.name).toHaveLength('announcement-closed-'.length + 43)
    expect(announcement.en.length).toBeGreaterThan(200)
    expect(((cookie?.expires ?? 0) - Date.now() / 1_000) / 3_600).toBeCloseTo(24, 0)

    expect(await (await page.request.get('/')).text()).not.toContain('class="announcement"')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(english).toBeHidden()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(french).toBeVisible()
    await page.goto('/contact')
    await expect(french).toBeVisible()
    expect(await shifts()).toEqual([])
    await expect(page).not.toHaveTitle('xss')
  })

  test('a campaign is told once, with the first profile, and forgotten', async ({ page, context, owner, at }) => {
    const acquisition = async () => (await context.cookies(at.web)).find(({ name }) => name === 'acquisition')
    await page.goto('/contact?utm_source=%00&mtm_campaign=%20')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await acquisition()).toBeUndefined()

    await page.goto('/?utm_campaign=%C3%A9t%C3%A9&mtm_source=lettre&utm_medium=mail')
    await expect.poll(async () => (await acquisition())?.value).toBeTruthy()
    const { value = '', expires = 0 } = (await acquisition()) ?? {}
    const told = { campaign: 'été', source: 'lettre', medium: 'mail' }
    expect(JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString())).toEqual(told)
    expect((expires - Date.now() / 1_000) / 3_600).toBeCloseTo(24, 0)

    const profiles: Record<string, string>[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (request.method() === 'GET' && pathname.endsWith('/owner/profile'))
        profiles.push(Object.fromEntries(searchParams))
    })
    await signIn(page, owner)
    expect(profiles[0]).toMatchObject(told)
    expect(await acquisition()).toBeUndefined()
    await page.reload()
    await expect.poll(() => profiles.length).toBeGreaterThan(1)
    expect(Object.keys(profiles.at(-1) ?? {})).toEqual(['nocache'])
  })
})
