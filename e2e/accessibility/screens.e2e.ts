import { answerCalls } from './answers.ts'
import { arrive, expectNoBarrier, variantsOf } from './look.ts'
import { test } from './people.ts'
import { screens } from './screens.ts'

for (const [index, { name, path, as, answers, act, part, expectedErrors }] of screens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, expectedErrors, language })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, context, at, people }) => {
        const { cookies, ...landlord } = people
        const known = { ...landlord, at }
        if (as) await context.addCookies(cookies[as])
        await answerCalls(page, at.api, answers)
        await page.goto(typeof path === 'string' ? path : path(known))
        await arrive(page, language)
        await act?.(page, known)
        await expectNoBarrier(page, part)
      })
    })
  }
}
