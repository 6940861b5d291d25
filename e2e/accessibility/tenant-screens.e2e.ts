import { answerCalls } from './answers.ts'
import { arrive, expectNoBarrier, variantsOf } from './look.ts'
import { tenantScreens } from './tenant-screens.ts'
import { test } from './tenants.ts'

// in one worker: making these people takes longer than looking at the screens
test.describe.configure({ mode: 'default' })

for (const [index, { name, path, as, answers, act, expectedErrors }] of tenantScreens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`Tenant area: ${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, expectedErrors, language })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, context, at, tenants }) => {
        if (as) await context.addCookies(tenants.cookies[as])
        await answerCalls(page, at.api, answers)
        const address = new URL(typeof path === 'string' ? path : path(tenants), at.tenant)
        await page.goto(address.href)
        await arrive(page, language)
        await act?.(page, at)
        await expectNoBarrier(page, undefined)
      })
    })
  }
}
