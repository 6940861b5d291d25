import { insertFiles } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { getDatabaseUrl } from '#support/addresses.ts'
import { expect } from '#support/patient-expect.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

test('[J-222] a list of more than 1,000 leads on and back, and a search of it goes on to its end', async ({
  page,
  signedIn,
}) => {
  const { id } = await signedIn.save({ ...completeProperty, validated: true })
  await runSql(
    getDatabaseUrl(),
    // one in forty is archived, and seen by nobody
    insertFiles(`select $1::uuid, $1::text || ' ' || n, n from generate_series(1, 1100) as n`),
    [id],
  )
  // the last one in the order of the list
  await runSql(
    getDatabaseUrl(),
    `with last as (update application set access_ends_on = current_date + 1, seen_at = now()
       where id = (select id from application where property_id = $1 and file_status = 'VALIDATED' limit 1) returning rental_file_id)
     update tenant set last_name = 'Zuccarelli' from last where tenant.rental_file_id = last.rental_file_id`,
    [id],
  )

  await page.goto(`/consulte-propriete/${id}`)
  await expect(page.getByText(/^Ce bien a 1\s073 candidatures\. Les 100 premières sont ici\./)).toBeVisible()
  await page.getByRole('link', { name: 'Voir toutes les candidatures' }).click()
  await expect(page).toHaveURL(/\/candidatures/)
  const rows = page.getByRole('table', { name: 'Candidatures pour tous vos biens' }).getByRole('row')
  const linksOfPage = async () => {
    await expect(rows).toHaveCount(26)
    const links = rows.getByRole('link', { name: /^Voir le dossier/ })
    await expect(links).not.toHaveCount(0)
    return await links.evaluateAll((found) => found.map(String))
  }
  // the page reports it after a second; what was read stays where it is
  const countAsSeen = (rows: number) =>
    runSql(
      getDatabaseUrl(),
      `update application set seen_at = now() where id in (select id from application
         where property_id = $1 and file_status <> 'ARCHIVED'
         order by access_ends_on desc, created_at desc, id desc limit $2)`,
      [id, rows],
    )
  await expect(page.getByText('Page 1 sur 43')).toBeVisible()
  const first = await linksOfPage()
  await countAsSeen(25)
  await page.waitForResponse('**/owner/applications?*')
  expect(await linksOfPage()).toEqual(first)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await expect(page.getByText('Page 2 sur 43')).toBeVisible()
  const second = await linksOfPage()
  expect(second.filter((link) => first.includes(link))).toEqual([])
  await countAsSeen(50)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await expect(page.getByText('Page 3 sur 43')).toBeVisible()
  await page.getByRole('link', { name: 'Précédente' }).click()
  await expect(page.getByText('Page 2 sur 43')).toBeVisible()
  expect(await linksOfPage()).toEqual(second)
  await page.reload()
  expect(await linksOfPage()).toEqual(second)

  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('Zuccarelli')
  const goOn = page.getByRole('link', { name: 'Continuer la recherche' })
  for (let pages = 1; pages <= 4; pages++) {
    await goOn.click()
    await expect(page.getByText(`Page ${pages + 1}`)).toBeVisible()
  }
  await expect(rows.getByRole('rowheader')).toHaveText(/Zuccarelli/)
  await expect(goOn).toHaveCount(0)
})
