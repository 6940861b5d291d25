import { createApplication } from '#support/application.ts'
import { createPerson } from '#support/sign-in-methods.ts'
import { test } from '#support/test.ts'
import { arrive, expectNoBarrier, variantsOf } from './look.ts'
import { signInScreens } from './sign-in-screens.ts'

for (const [index, { name, realm, hasCodeApp = realm === 'staff', ask, isKnown, act }] of signInScreens.entries()) {
  for (const { language, width, scheme } of variantsOf(index)) {
    test.describe(`Identity server: ${name}, ${language}, ${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme: scheme, language })

      test('has no barrier that axe finds, and nothing to scroll sideways', async ({ page, at }) => {
        const app = await createApplication(page, at, realm)
        await app.ask(ask)
        await arrive(page, language)
        if (isKnown) await app.typePassword(await createPerson(at, realm, { hasCodeApp }))
        await act?.(page)
        await arrive(page, language)
        await expectNoBarrier(page, undefined)
      })
    })
  }
}
