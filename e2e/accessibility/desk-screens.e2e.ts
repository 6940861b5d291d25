import { answerCalls } from './answers.ts'
import { deskScreens } from './desk-screens.ts'
import { arrive, expectNoBarrier, variantsOf } from './look.ts'
import { test } from './verifiers.ts'

// in one worker: making these people takes longer than looking at the screens
test.describe.configure({ mode: 'default' })

// the screens share a part: what one notes must not wait in the next
const notesDropped = { 'POST desk/parts/*/notes': { json: { savedAt: '2026-11-16T09:00:00.000Z' } } }

for (const [index, { name, path, as, answers, act, expectedErrors }] of deskScreens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`Verification desk: ${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, expectedErrors, language })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, context, at, team }) => {
        if (as) await context.addCookies(team.cookies[as])
        await answerCalls(page, at.api, { ...notesDropped, ...answers })
        await page.goto(new URL(typeof path === 'string' ? path : path(team.partId), at.desk).href)
        await arrive(page, language)
        await act?.(page)
        await expectNoBarrier(page, undefined)
      })
    })
  }
}
