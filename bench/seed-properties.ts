import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'

type Amounts = { properties: number; applicationsEach: number }

/** An owner whose every property is validated, with a certificate, and with applications of people who live alone. */
export async function seedProperties(databaseUrl: string, email: string, { properties, applicationsEach }: Amounts) {
  await runSql(
    databaseUrl,
    `insert into property (owner_id, name, type, address, furniture, living_space, rent_cents, charges_cents,
        energy_consumption, co2_emission, dpe_date, ademe_number, certificate, validated, first_validated_at,
        share_token, created_at, updated_at)
      select owner.id, 'Appartement ' || n || ', résidence des Lilas', 'APARTMENT', n || ' Rue des Lilas 69003 Lyon',
        'UNFURNISHED', 62.5, 80000 + n, 5000 + n, 196, 42, current_date - 150, number,
        jsonb_build_object('number', number, 'registryStatus', 'ACTIF', 'date', current_date - 150,
          'validUntil', current_date + 3501, 'propertyType', 'APARTMENT', 'constructionYear', 1974,
          'livingSpace', 62.5, 'primaryEnergyConsumption', 221, 'finalEnergyConsumption', 196, 'co2Emission', 42,
          'co2Grade', 'D', 'grade', 'D', 'address', n || ' Rue des Lilas 69003 Lyon'),
        true, now(), encode(uuid_send(gen_random_uuid()), 'hex'), now() + n * interval '1 ms', now()
      from owner, generate_series(1, $2::int) as n, to_char(n, 'FM"2599E"0000000"D"') as number
      where email = $1`,
    [email, properties],
  )
  await runSql(
    databaseUrl,
    `with file as (
        insert into rental_file (source, application_type, status, total_income_cents, last_update_at, created_at)
        select 'BUNDLED', 'ALONE', (array['VALIDATED', 'VALIDATED', 'TO_PROCESS', 'INCOMPLETE'])[1 + n % 4]::file_status,
          200000 + n, now(), now()
        from generate_series(1, $2::int) as n
        returning id, status
      ), tenant as (
        insert into tenant (rental_file_id, tenant_type, position, first_name, last_name, email, monthly_income_cents, status)
        select id, 'CREATE', 0, 'Camille', 'Moreau', id || '@particulier.example', 200000, status from file
      ), numbered_file as (select *, row_number() over () - 1 as n from file
      ), numbered_property as (
        select property.id, row_number() over () - 1 as n
        from property join owner on owner.id = property.owner_id where email = $1
      )
      insert into application (property_id, rental_file_id, file_status, token, created_at, consented_at, consent_version,
        consent_language, access_ends_on, purged_on)
      select property.id, file.id, file.status, encode(sha256(uuid_send(file.id)), 'hex'), now(), now(), 1, 'fr',
        current_date + 30, current_date + 120
      from numbered_file as file join numbered_property as property on property.n = file.n / $3::int`,
    [email, properties * applicationsEach, applicationsEach],
  )
  await runSql(databaseUrl, 'analyze')
}
