import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, sql, auditActionsOf, mailsTo } = await startProperties()

const errorsOf = (reply: { json: () => { errors: unknown } }) => reply.json().errors

describe('POST property: validation', () => {
  it.each([
    ['fr', 'Votre bien est validé'],
    ['en', 'Your property is validated'],
  ])('makes it validated, says so once, in %s', async (language, subject) => {
    const owner = await newOwner(language)
    const { id } = await owner.create(complete)
    expect(await mailsTo(owner.email)).toEqual([])
    expect((await owner.save({ id, validated: true })).json()).toMatchObject({ validated: true, version: 2 })
    await owner.save({ id, validated: true })
    expect((await owner.save({ id, chargesCost: null })).json()).toMatchObject({ validated: false })
    expect((await owner.save({ id, chargesCost: 0, validated: true })).json()).toMatchObject({ validated: true })
    expect(await mailsTo(owner.email)).toMatchObject([
      {
        kind: 'property-validated',
        language,
        content: {
          subject,
          facts: [{ value: complete.name }, { value: complete.address }],
          action: { path: `/consulte-propriete/${id}` },
        },
      },
    ])
    expect(await auditActionsOf(owner.user.id)).toEqual([
      'PROPERTY_CREATED',
      'PROPERTY_VALIDATED',
      'PROPERTY_VALIDATED',
    ])
  })

  it.each([
    ['G', /ne peut pas faire l’objet d’un nouveau bail/],
    ['F', /envoyez-le aux candidats/],
  ])('tells in the mail whether a home graded %s may be let', async (dpeGrade, text) => {
    const owner = await newOwner()
    await owner.create({ ...complete, dpeGrade, validated: true })
    const [mail] = await mailsTo(owner.email)
    expect(mail).toMatchObject({ content: { paragraphs: [expect.stringMatching(text), expect.anything()] } })
  })

  it('may be the first save', async () => {
    const owner = await newOwner()
    expect(await owner.create({ ...complete, validated: true })).toMatchObject({ validated: true, version: 1 })
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  it.each<[object, string[]]>([
    [{ name: null }, ['name']],
    [{ address: null }, ['address']],
    [{ furniture: null }, ['furniture']],
    [{ livingSpace: null }, ['livingSpace']],
    [{ rentCost: null }, ['rentCost']],
    [{ chargesCost: null }, ['chargesCost']],
    [{ chargesCost: null, name: null }, ['name', 'chargesCost']],
  ])('with %j is refused, and nothing of it is saved', async (gap, fields) => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    const reply = await owner.save({ id, ...gap, type: 'HOUSE', validated: true })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([
      422,
      fields.map((field) => ({ code: 'PropertyIncomplete', field })),
    ])
    expect((await owner.get(id)).json()).toMatchObject({ ...complete, validated: false, version: 1 })
    expect(await mailsTo(owner.email)).toEqual([])
  })

  it('creates nothing when it is refused', async () => {
    const owner = await newOwner()
    const reply = await owner.save({ name: 'Studio', validated: true })
    expect(errorsOf(reply)).toHaveLength(5)
    expect((await owner.profile()).properties).toEqual([])
  })

  it.each([{ type: null }, { chargesCost: 0 }, { energyConsumption: null }])('does not ask for %j', async (without) => {
    const owner = await newOwner()
    expect(await owner.create({ ...complete, ...without, validated: true })).toMatchObject({ validated: true })
  })

  it.each(['name', 'address', 'furniture', 'livingSpace', 'rentCost', 'chargesCost'])(
    'ends when a save clears %s, and does not come back by itself',
    async (field) => {
      const owner = await newOwner()
      const { id } = await owner.create({ ...complete, validated: true })
      expect((await owner.save({ id, [field]: null })).json()).toMatchObject({ validated: false })
      expect((await owner.save({ id, ...complete })).json()).toMatchObject({ validated: false })
    },
  )

  it('stays through a save that leaves it complete, and ends when the owner says so', async () => {
    const owner = await newOwner()
    const { id } = await owner.create({ ...complete, validated: true })
    expect((await owner.save({ id, rentCost: 1, type: null })).json()).toMatchObject({ validated: true })
    expect((await owner.save({ id, validated: false })).json()).toMatchObject({ validated: false })
  })

  it('mails nobody when the transaction fails', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    await sql('alter table audit_entry rename to audit_entry_away')
    const reply = await owner.save({ id, validated: true })
    await sql('alter table audit_entry_away rename to audit_entry')
    expect(reply.statusCode).toBe(500)
    expect(await mailsTo(owner.email)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ validated: false, first_validated_at: null, version: 1 })
  })
})
