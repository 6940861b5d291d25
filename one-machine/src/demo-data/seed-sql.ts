/*
 * Rows for benchmarks, written by SQL because API calls would take days (decision 132). Ids and tokens are hashes of a
 * key: a repeated run adds nothing, and an interrupted one continues.
 */

/** A hash in the form of a random UUID (version 4), because the API accepts no other ids. */
export const seedId = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/** Inserts a validated property with a certificate for each row (owner_id, key, n) of `source`. */
export const insertProperties = (source: string) => `
  insert into property (id, owner_id, name, type, address, furniture, living_space, rent_cents, charges_cents,
    energy_consumption, co2_emission, dpe_date, ademe_number, certificate, validated, first_validated_at, share_token,
    created_at, updated_at)
  select ${seedId(`'property ' || key`)}, owner_id, 'Appartement ' || n || ', résidence des Lilas', 'APARTMENT',
    n || ' Rue des Lilas 69003 Lyon', 'UNFURNISHED', 62.5, 80000 + n % 50000, 5000 + n % 3000, 196, 42,
    current_date - 150, number,
    jsonb_build_object('number', number, 'registryStatus', 'ACTIF', 'date', current_date - 150,
      'validUntil', current_date + 3501, 'propertyType', 'APARTMENT', 'constructionYear', 1974,
      'livingSpace', 62.5, 'primaryEnergyConsumption', 221, 'finalEnergyConsumption', 196, 'co2Emission', 42,
      'co2Grade', 'D', 'grade', 'D', 'address', n || ' Rue des Lilas 69003 Lyon'),
    true, now(), md5('share link ' || key), now() + n * interval '1 microsecond', now()
  from (${source}) as source (owner_id, key, n), to_char(n % 10000000, 'FM"2599E"0000000"D"') as number
  on conflict do nothing`

/** Inserts a delivered file and its application for each row (property_id, key, n) of `source`. */
export const insertFiles = (source: string) => `
  with source (property_id, key, n) as materialized (${source}),
  file as (
    insert into rental_file (id, source, application_type, status, total_income_cents, last_update_at, created_at)
    select ${seedId(`'file ' || key`)}, 'EXTERNAL',
      (case when n % 10 < 7 then 'ALONE' when n % 10 < 9 then 'COUPLE' else 'GROUP' end)::application_type,
      (case when n % 40 < 28 then 'VALIDATED' when n % 40 < 34 then 'INCOMPLETE' when n % 40 < 38 then 'DECLINED'
        when n % 40 < 39 then 'TO_PROCESS' else 'ARCHIVED' end)::file_status,
      (case when n % 10 < 7 then 1 when n % 10 < 9 then 2 else 3 end) * (150000 + n % 200000), now(), now()
    from source
    on conflict do nothing
    returning id, status
  ), tenant as (
    insert into tenant (rental_file_id, tenant_type, position, first_name, last_name, email, monthly_income_cents,
      status)
    select file.id, (case when position = 0 then 'CREATE' else 'JOIN' end)::tenant_type, position,
      (array['Camille', 'Noé', 'Inès', 'Malik', 'Lucie', 'Hugo', 'Sarah'])[1 + (n + position) % 7],
      (array['Moreau', 'Petit', 'Traoré', 'Lefort', 'Benali', 'Giraud', 'Vidal', 'Colin'])[1 + (n / 7 + position) % 8],
      key || '.' || position || '@particulier.example', 150000 + n % 200000, file.status
    from source join file on file.id = ${seedId(`'file ' || key`)},
      generate_series(0, case when n % 10 < 7 then 0 when n % 10 < 9 then 1 else 2 end) as position
  )
  insert into application (id, property_id, rental_file_id, file_status, token, created_at, consented_at,
    consent_version, consent_language, access_ends_on, purged_on)
  select ${seedId(`'application ' || key`)}, property_id, file.id, file.status, translate(encode(sha256(convert_to(key, 'UTF8')), 'base64'), '+/=', '-_'), now(),
    now(), 1, 'fr', current_date + 30, current_date + 120
  from source join file on file.id = ${seedId(`'file ' || key`)}`
