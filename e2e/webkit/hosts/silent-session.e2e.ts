import { fillSignIn } from '#support/sign-in.ts'
import { getPublicUrls, hostLayout } from '#support/site-hosts.ts'
import { test } from '../test.ts'

test(`[J-209] a session is found again in WebKit without a password: ${hostLayout}`, async ({ webkit, owner }) => {
  const { WEB_URL } = getPublicUrls()
  await webkit.goto(`${WEB_URL}/home`)
  await fillSignIn(webkit.asPlaywright, owner)
  await webkit.waitForTitle(`Bonjour ${owner.firstName}`)
  const first = await webkit.currentWindow()

  const second = await webkit.newWindow()
  await webkit.switchTo(second)
  await webkit.goto(`${WEB_URL}/home`)
  await webkit.waitForTitle(`Bonjour ${owner.firstName}`)

  await webkit.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
  await webkit.waitForURL(new RegExp(`^${WEB_URL}/$`))
  await webkit.switchTo(first)
  await webkit.getByRole('button', { name: 'Se déconnecter', exact: true }).waitUntilGone()
})
