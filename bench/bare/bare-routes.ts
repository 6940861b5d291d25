import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { openKeyRing } from '@bailclair/server-kit/key-ring.ts'
import { type ApplicationRow, applicationColumns, toApplication } from './bare-application.ts'
import { type PropertyRow, propertyColumns, toProperty } from './bare-property.ts'

export type BareContext = { ownerId: string; tokenKey: string; today: string }

type BareRoute = {
  name: string
  text: string
  valuesOf: () => unknown[]
  toAnswer: (rows: never) => unknown
}

const counts = `(select count(*) as live,
    count(*) filter (where access_ends_on >= $2 and paused_at is null and file_status = 'VALIDATED') as verified,
    count(*) filter (where access_ends_on < $2) as ended,
    count(*) filter (where access_ends_on >= $2 and seen_at is null) as news
  from application where property_id = property.id and file_status <> 'ARCHIVED' and purged_on > $2) as counts`

const profile = `select email, pending_email, first_name, last_name, identity_federation, language, counts.*,
    ${propertyColumns}
  from owner left join property on owner_id = owner.id cross join lateral ${counts}
  where owner.id = $1 order by property.created_at, property.id`

const property = `select counts.*, ${propertyColumns}, (
    select coalesce(json_agg(row order by row."createdAt" desc, row.id), '[]') from (
      select ${applicationColumns} from application join rental_file as file on file.id = rental_file_id
      where property_id = property.id and file.status <> 'ARCHIVED' and purged_on > $2) as row) as applications
  from property cross join lateral ${counts} where owner_id = $1 and property.id = $3`

const link = `select name, type, furniture, address, living_space, rent_cents, charges_cents, dpe_not_required,
    certificate ->> 'grade' as grade, first_name, last_name
  from property join owner on owner.id = owner_id
  where (share_token_hash = $1 or share_token = $2) and validated and not is_link_paused`

const order = `is_new desc, access_ends_on < $2, application.created_at desc, application.id`
const isNew = `(seen_at is null and access_ends_on >= $2)`
const list = `with mine as materialized (
    select application.*, ${isNew} as is_new, property.name, rent_cents, charges_cents
    from property join application on property_id = property.id
    where owner_id = $1 and file_status <> 'ARCHIVED' and purged_on > $2),
  page as (select * from mine as application order by ${order} limit 25)
  select ${applicationColumns}, property_id, name, rent_cents, charges_cents, sums.*
  from page as application join rental_file as file on file.id = rental_file_id, (
    select count(*) as found, count(*) filter (where access_ends_on < $2) as ended,
      count(*) filter (where access_ends_on >= $2 and paused_at is null and file_status = 'VALIDATED') as verified,
      count(*) filter (where is_new) as news from mine) as sums
  order by ${order}`

/** The fewest statements that give the same answers as the API: one for each path. */
export function bareRoutes({ ownerId, tokenKey, today }: BareContext): (url: string) => BareRoute {
  const { keys, unseal } = openKeyRing('token', [tokenKey])
  const hashKey = createSecretKey(Buffer.from(hkdfSync('sha256', keys[0] as never, '', 'token hash', 32)))
  // like the API, which opens a sealed token once
  const opened = new Map<string, string>()
  const open = (use: string, sealed: Buffer, keyId: string) => {
    const row = sealed.toString('latin1')
    const known = opened.get(row) ?? unseal({ sealed, keyId }, `token:${use}`).toString()
    opened.set(row, known)
    return known
  }
  const owned = { valuesOf: () => [ownerId, today] }

  return (url) => {
    const [, , noun = '', id = '', token = ''] = url.split('/')
    if (id === 'profile') return { name: 'profile', text: profile, ...owned, toAnswer: toProfile }
    if (id === 'applications') return { name: 'list', text: list, ...owned, toAnswer: toList }
    if (id === 'public') {
      const hash = createHmac('sha256', hashKey).update(`share-link:${token}`).digest()
      return { name: 'link', text: link, valuesOf: () => [hash, token], toAnswer: toLink }
    }
    return { name: noun, text: property, valuesOf: () => [ownerId, today, id], toAnswer: toOne }
  }

  function toProfile(rows: (PropertyRow & OwnerRow)[]) {
    const [owner] = rows
    return {
      firstName: owner?.first_name ?? undefined,
      lastName: owner?.last_name ?? undefined,
      email: owner?.email,
      pendingEmail: owner?.pending_email ?? undefined,
      identityFederation: owner?.identity_federation,
      language: owner?.language,
      properties: rows.filter((row) => row.id !== null).map((row) => toProperty(row, open, today)),
    }
  }

  function toOne([row]: [PropertyRow & { applications: ApplicationRow[] }]) {
    return { ...toProperty(row, open, today), propertiesApartmentSharing: row.applications.map(toRow) }
  }

  function toRow(row: ApplicationRow) {
    return toApplication(row, open, today)
  }

  function toList(rows: (ApplicationRow & ListRow)[]) {
    const { found, ended, verified, news } = rows[0] ?? { found: 0, ended: 0, verified: 0, news: 0 }
    return {
      applications: rows.map((row) => ({
        ...toRow(row),
        property: {
          id: row.property_id,
          name: row.name ?? undefined,
          rentCost: row.rent_cents / 100,
          chargesCost: row.charges_cents / 100,
        },
      })),
      found,
      counts: { verified, waiting: found - ended - verified, ended },
      newCount: news,
    }
  }
}

type OwnerRow = {
  email: string
  pending_email: string | null
  first_name: string | null
  last_name: string | null
  identity_federation: boolean
  language: string
}
type ListRow = { property_id: string; name: string | null; rent_cents: number; charges_cents: number } & Sums
type Sums = { found: number; ended: number; verified: number; news: number }

function toLink([row]: [PropertyRow & OwnerRow & { grade: string }]) {
  const [, district] = /(\d{5} [^\d]+)$/.exec(row.address) ?? []
  return {
    name: row.name,
    type: row.type,
    furniture: row.furniture,
    address: district,
    livingSpace: row.living_space,
    rentCost: row.rent_cents / 100,
    chargesCost: row.charges_cents / 100,
    energyGrade: row.grade,
    energyGradeEstimated: false,
    dpeNotRequired: row.dpe_not_required,
    ownerName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  }
}
