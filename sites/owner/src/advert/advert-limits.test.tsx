import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import AdvertPage from '#pages/advert.page.tsx'
import { deposit, home, leaveAdvert, prepareAdvert, sorbonne, textbox, user } from '#test/advert.tsx'
import { show } from '#test/screen.tsx'
import { endedRules, withLaw } from '#test/with-law.tsx'

beforeEach(prepareAdvert)
afterEach(leaveAdvert)

async function openAfter(rules: LawRuleId[], stored = home) {
  stubApi({ 'GET property/p-1': () => ok(stored), 'GET property/p-1/rent-control': () => ok(sorbonne) })
  const history = createMemoryHistory('/consulte-propriete/p-1/annonce')
  show(withLaw(endedRules(...rules), <AdvertPage />), { history, language: 'en', session: signedIn })
  await screen.findByRole('heading', { level: 2, name: 'The advert' })
}
const said = () => document.body.textContent

it.each([
  ['in force', [], true],
  ['ended', ['lease-deposit'], false],
] as const)('a deposit has a limit and a warning by a rule that is %s', async (_, rules, isLimited) => {
  await openAfter([...rules])
  await user.type(deposit(), '9999')
  expect(said().includes('At most two months of rent')).toBe(isLimited)
  expect(said().includes('above the limit of the law')).toBe(isLimited)
  expect(said()).toContain('Write 0 if you ask for none.')
})

it.each([
  ['in force', [], true],
  ['ended', ['lease-fees'], false],
] as const)('fees of an agent have a limit and a warning by a rule that is %s', async (_, rules, isLimited) => {
  await openAfter([...rules])
  await user.click(screen.getByText('A professional is involved'))
  await user.type(textbox(/visit, file and lease/), '9999')
  expect(said().includes('At most €12.10 per m²')).toBe(isLimited)
  expect(said().includes('The tenant never pays more than you')).toBe(isLimited)
  expect(said().includes('above the limit of the law')).toBe(isLimited)
})

it.each([
  ['in force', [], 'provisions', true],
  ['ended', ['lease-charges'], '', false],
] as const)('charges of an unfurnished home follow a rule that is %s', async (_, rules, given, isLimited) => {
  await openAfter([...rules], { ...home, furniture: 'UNFURNISHED' })
  const chosen = screen.queryByRole('radio', { checked: true, name: /advance|provision/i })
  expect(chosen !== null).toBe(given !== '')
  expect(said().includes('Unfurnished: only for a shared flat.')).toBe(isLimited)
})
