/*
 * Rows for benchmarks, written by SQL because API calls would take days (decision 132). Ids and tokens are hashes of a
 * key: a repeated run adds nothing, and an interrupted one continues.
 */

/** A hash in the form of a random UUID (version 4), because the API accepts no other ids. */
export const seedId = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/** A table and the SQL expression of each column, over the rows of a source. The clear token, if any, comes last. */
export type SeededTable = { table: string; columns: Readonly<Record<string, string>> }

export const columnNames = ({ columns }: SeededTable) => Object.keys(columns).join(', ')
export const columnValues = ({ columns }: SeededTable) => Object.values(columns).join(', ')
const insert = (seeded: SeededTable) =>
  `insert into ${seeded.table} (${columnNames(seeded)}) select ${columnValues(seeded)}`

/** From rows (n). */
export const seededOwner: SeededTable = {
  table: 'owner',
  columns: {
    id: seedId(`'owner ' || n`),
    issuer: `'https://seed.bailclair.example'`,
    subject: 'n::text',
    email: `'owner-' || n || '@particulier.example'`,
    first_name: `'Camille'`,
    last_name: `'Moreau'`,
    language: `'fr'`,
    last_sign_in_on: 'current_date',
  },
}

const ademeNumber = `to_char(n % 10000000, 'FM"2599E"0000000"D"')`
const address = `n || ' Rue des Lilas 69003 Lyon'`

/** A validated property with a certificate, from rows (owner_id, key, n). */
export const seededProperty: SeededTable = {
  table: 'property',
  columns: {
    id: seedId(`'property ' || key`),
    owner_id: 'owner_id',
    name: `'Appartement ' || n || ', résidence des Lilas'`,
    type: `'APARTMENT'::property_type`,
    address,
    furniture: `'UNFURNISHED'::furniture_kind`,
    living_space: '62.5',
    rent_cents: '80000 + n % 50000',
    charges_cents: '5000 + n % 3000',
    energy_consumption: '196',
    co2_emission: '42',
    dpe_date: 'current_date - 150',
    ademe_number: ademeNumber,
    certificate: `jsonb_build_object('number', ${ademeNumber}, 'registryStatus', 'ACTIF', 'date', current_date - 150,
      'validUntil', current_date + 3501, 'propertyType', 'APARTMENT', 'constructionYear', 1974,
      'livingSpace', 62.5, 'primaryEnergyConsumption', 221, 'finalEnergyConsumption', 196, 'co2Emission', 42,
      'co2Grade', 'D', 'grade', 'D', 'address', ${address})`,
    validated: 'true',
    first_validated_at: 'now()',
    created_at: `now() + n * interval '1 microsecond'`,
    updated_at: 'now()',
    share_token: `md5('share link ' || key)`,
  },
}

const fileId = seedId(`'file ' || key`)
const status = `(case when n % 40 < 28 then 'VALIDATED' when n % 40 < 34 then 'INCOMPLETE' when n % 40 < 38 then 'DECLINED'
  when n % 40 < 39 then 'TO_PROCESS' else 'ARCHIVED' end)::file_status`
const people = '(case when n % 10 < 7 then 1 when n % 10 < 9 then 2 else 3 end)'

/** A delivered file, from rows (property_id, key, n). */
export const seededFile: SeededTable = {
  table: 'rental_file',
  columns: {
    id: fileId,
    source: `'EXTERNAL'::file_source`,
    application_type: `(array['ALONE', 'COUPLE', 'GROUP'])[${people}]::application_type`,
    status,
    total_income_cents: `${people} * (150000 + n % 200000)`,
    last_update_at: 'now()',
    created_at: 'now()',
  },
}

/** Rows (property_id, key, n, position): one to three for each file. */
export const tenantsOf = (source: string) => `${source}, generate_series(0, ${people} - 1) as position`

export const seededTenant: SeededTable = {
  table: 'tenant',
  columns: {
    rental_file_id: fileId,
    tenant_type: `(case when position = 0 then 'CREATE' else 'JOIN' end)::tenant_type`,
    position: 'position',
    first_name: `(array['Camille', 'Noé', 'Inès', 'Malik', 'Lucie', 'Hugo', 'Sarah'])[1 + (n + position) % 7]`,
    last_name: `(array['Moreau', 'Petit', 'Traoré', 'Lefort', 'Benali', 'Giraud', 'Vidal', 'Colin'])[
      1 + (n / 7 + position) % 8]`,
    email: `key || '.' || position || '@particulier.example'`,
    monthly_income_cents: '150000 + n % 200000',
    status,
  },
}

export const seededApplication: SeededTable = {
  table: 'application',
  columns: {
    // first: most indexes begin with it
    property_id: 'property_id',
    id: seedId(`'application ' || key`),
    rental_file_id: fileId,
    file_status: status,
    created_at: 'now()',
    consented_at: 'now()',
    consent_version: '1',
    consent_language: `'fr'::language_code`,
    access_ends_on: 'current_date + 30',
    purged_on: 'current_date + 120',
    token: `translate(encode(sha256(convert_to(key, 'UTF8')), 'base64'), '+/=', '-_')`,
  },
}

/** Inserts a validated property with a certificate for each row (owner_id, key, n) of `source`. */
export const insertProperties = (source: string) => `
  ${insert(seededProperty)} from (${source}) as source (owner_id, key, n) on conflict do nothing`

/** Inserts a delivered file and its application for each row (property_id, key, n) of `source`. */
export const insertFiles = (source: string) => `
  with given (property_id, key, n) as materialized (${source}),
  file as (${insert(seededFile)} from given on conflict do nothing returning id as file_id),
  source as (select given.* from given join file on file_id = ${fileId}),
  tenant as (${insert(seededTenant)} from ${tenantsOf('source')})
  ${insert(seededApplication)} from source`
