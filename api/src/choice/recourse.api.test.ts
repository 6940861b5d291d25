import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'
import { runJob } from '#test/jobs.ts'
import { answersJob } from './answers.job.ts'

const api = await startApplications()
const { newLandlord, newApplicant, subscribe, applicationsOn, mailsTo, call, deps, sql, passSeconds } = api

const french = {
  title: 'Besoin d’un conseil\u202f?',
  lines: [
    'Si vous pensez à une discrimination, le Défenseur des droits écoute et conseille gratuitement\u202f: 39 28 ou www.antidiscriminations.fr',
    'Pour une question de logement, l’agence d’information (ADIL, Paris) conseille gratuitement\u202f: www.adil75.org',
  ],
  link: { label: 'Les droits des candidats', path: '/droits-des-candidats' },
}
const english = {
  title: 'Need advice?',
  lines: [
    'If you think it was discrimination, the Defender of Rights listens and advises free of charge: 39 28 or www.antidiscriminations.fr',
    'For a question on housing, the information agency (ADIL, Paris) advises free of charge: www.adil75.org',
  ],
  link: { label: 'Rights of applicants', path: '/droits-des-candidats' },
}

/** Ana is chosen, so Bo is not; `leave` sends the answer. */
async function twoApplied(language: 'fr' | 'en', address?: string | null) {
  const owner = await newLandlord()
  const [ana, bo] = [await newApplicant(), await newApplicant()]
  for (const { token } of [ana, bo]) {
    passSeconds(1)
    await subscribe(owner.property.token, token, {}, { 'accept-language': language })
  }
  if (address !== undefined) await sql('update property set address = $2 where id = $1', [owner.property.id, address])
  const [anas, bos] = await applicationsOn(owner.property.id)
  const body = { applicationId: anas.id, text: 'SHORT', reason: 'INCOME', tellsReason: false, access: 'AT_ONCE' }
  await call('POST', `/owner/properties/${owner.property.id}/choice`, { ...owner, body })
  const seen = async ({ token }: { token: string }, { id }: { id: string }) =>
    (await call('GET', `/tenant/applications/${id}`, { bearer: token })).json()
  return {
    leave: async () => {
      await sql(`update answer set leaves_at = decided_at - interval '1 second' where left_at is null`)
      await runJob(deps, answersJob)
    },
    helpTo: async (who: 'ana' | 'bo') => (await mailsTo({ ana, bo }[who].email)).at(-1)?.content.help,
    seenByAna: () => seen(ana, anas),
    seenByBo: () => seen(bo, bos),
  }
}

it.each([
  ['fr', french],
  ['en', english],
] as const)('a refusal says in %s where to turn, a choice does not', async (language, help) => {
  const { leave, helpTo } = await twoApplied(language)
  await leave()
  expect(await helpTo('bo')).toEqual(help)
  expect(await helpTo('ana')).toBeUndefined()
})

it('is followed by the page, which knows the housing agency once the answer has left', async () => {
  const { leave, seenByAna, seenByBo } = await twoApplied('en')
  expect(await seenByBo()).not.toHaveProperty('housingAgency')
  await leave()
  expect((await seenByBo()).housingAgency).toEqual({ name: 'Paris', url: 'http://www.adil75.org/' })
  expect(await seenByAna()).not.toHaveProperty('housingAgency')
})

it.each([
  ['without an address', null],
  ['in a département whose agency is not known', '1 place du Marché 23000 Guéret'],
])('for a home %s it names the site of the national agency', async (_, address) => {
  const { leave, helpTo, seenByBo } = await twoApplied('en', address)
  await leave()
  expect((await helpTo('bo'))?.lines[1]).toBe(
    'For a question on housing, the information agencies (ADIL) advise free of charge: www.anil.org/lanil-et-les-adil/votre-adil',
  )
  expect(await seenByBo()).not.toHaveProperty('housingAgency')
})
