import { expect, type Page } from '@playwright/test'
import { expectGreeting, fillSignIn } from '#support/sign-in.ts'
import { getPublicUrls, hostLayout } from '#support/site-hosts.ts'
import { test } from '#support/test.ts'

/** Addresses of the identity server that the tab itself opened, not its frames. */
function watchRedirects(page: Page): string[] {
  const { IDENTITY_URL } = getPublicUrls()
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url().startsWith(IDENTITY_URL))
      opened.push(request.url())
  })
  return opened
}

// what Firefox says of the cookie by which frames find out whether they see cookies
test.use({ expectedErrors: /AUTH_TEST/ })

test(`[J-209] a session is found again without a password: ${hostLayout}`, async ({ page, context, owner }) => {
  const { WEB_URL } = getPublicUrls()
  await page.goto(`${WEB_URL}/home`)
  await fillSignIn(page, owner)
  await expectGreeting(page, owner.firstName)

  const secondTab = await context.newPage()
  const redirects = watchRedirects(secondTab)
  await secondTab.goto(`${WEB_URL}/home`)
  await expectGreeting(secondTab, owner.firstName)
  // Silently, by a frame; or, where frames see no session, through the identity server and back, once.
  expect(redirects).toHaveLength(hostLayout === 'subdomains' ? 0 : 1)

  const publicPage = await context.newPage()
  const more = watchRedirects(publicPage)
  await publicPage.goto(`${WEB_URL}/aide`)
  await expect(publicPage.getByRole('heading', { level: 1 })).toBeVisible()
  await publicPage.waitForLoadState('networkidle')
  expect(more).toEqual([])

  // a sign-out ends the session for every tab, with or without frames
  await secondTab.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
  await expect(secondTab).toHaveURL(`${WEB_URL}/`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Bonjour ${owner.firstName}`)
})
