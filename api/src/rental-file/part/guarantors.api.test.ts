import { describe, expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const { newTenantAt, giveDocument, sql, passSeconds } = await startTenants()

describe('guarantors', () => {
  const person = { kind: 'PERSON', firstName: 'zoé', lastName: 'durand', monthlyIncome: 3_579.24 }

  it('of each kind are saved, changed and removed', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const company = { kind: 'COMPANY', name: 'Durand SARL', firstName: 'Zoé', lastName: 'Durand' }
    await ana.ask('POST', '/tenant/guarantors', person)
    passSeconds(1)
    const { file } = (await ana.ask('POST', '/tenant/guarantors', company)).json()
    expect(file.guarantors).toMatchObject([{ kind: 'PERSON', firstName: 'Zoé', monthlyIncome: 3_579.24 }, company])
    const [first, second] = file.guarantors
    await giveDocument({ guarantorId: first.id }, 'IDENTITY')
    await giveDocument({ guarantorId: second.id }, 'COMPANY')

    const renamed = (await ana.ask('POST', '/tenant/guarantors', { ...person, id: first.id, firstName: 'Léa' })).json()
    expect(renamed.file.guarantors[0]).toMatchObject({
      id: first.id,
      firstName: 'Léa',
      documents: [{ category: 'IDENTITY' }],
    })
    // another kind asks for other documents
    const body = (await ana.ask('POST', '/tenant/guarantors', { kind: 'BODY', name: 'Garantie', id: first.id })).json()
    expect(body.file.guarantors[0]).toEqual({ id: first.id, kind: 'BODY', name: 'Garantie', documents: [] })

    const left = (await ana.ask('DELETE', `/tenant/guarantors/${second.id}`)).json()
    expect(left.file.guarantors).toMatchObject([{ id: first.id }])
    expect(await sql('select 1 from document where guarantor_id = any($1)', [[first.id, second.id]])).toEqual([])
  })

  it('are two at most', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const replies = await Promise.all([1, 2, 3].map(() => ana.ask('POST', '/tenant/guarantors', person)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422])
    expect((await ana.file()).guarantors).toHaveLength(2)
  })

  it('count in what owners see of the file', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    await ana.ask('POST', '/tenant/guarantors', person)
    const [row] = await sql(
      `select total_guarantor_income_cents from rental_file
       where id = (select rental_file_id from tenant where email = $1)`,
      [ana.email],
    )
    expect(row).toEqual({ total_guarantor_income_cents: '357924' })
  })
})

it.each(['x', '00000000-0000-4000-8000-000000000000'])('are not found by an unknown id: %s', async (id) => {
  const ana = await newTenantAt('VALIDATED')
  const reply = await ana.ask('POST', '/tenant/guarantors', { id, kind: 'BODY', name: 'Garantie' })
  expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'GuarantorNotFound' }]])
  expect(await ana.statuses()).toEqual(['VALIDATED', 'VALIDATED'])
})
