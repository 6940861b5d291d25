import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { cutOff, pdfFile } from '#support/sample-files.ts'
import { openSignedIn } from '#support/session.ts'
import { chooseFiles, documentLine, handIn, uploadLine } from '#support/tenant-pages.ts'
import { test } from '#support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What this person sends waits as if every worker were busy, until it is released. */
async function holdUploadsOf(email: string) {
  const sql = (statement: string) => runSql(getDatabaseUrl(), statement)
  const [tenant] = await runSql(getDatabaseUrl(), 'select id from tenant where email = $1', [email])
  const name = `hold_${String(tenant?.['id']).replaceAll('-', '')}`
  await sql(`create function ${name}() returns trigger language plpgsql as
    $$ begin new.due_at = now() + interval '1 hour'; return new; end $$`)
  await sql(`create trigger ${name} before insert on upload for each row
    when (new.tenant_id = '${tenant?.['id']}') execute function ${name}()`)
  return {
    release: () => sql(`update upload set due_at = now() where tenant_id = '${tenant?.['id']}'`),
    end: () => sql(`drop function ${name} cascade`),
  }
}

test('[J-258] a tenant on a phone follows files that are read slowly, one of which cannot be read', async ({
  page,
  at,
  newTenant,
}) => {
  const noe = await newTenant({ firstName: 'Noé', lastName: 'Lambert' })
  await noe.ask('file', { applicationType: 'ALONE' })
  await noe.fill()
  const held = await holdUploadsOf(noe.person.email)
  try {
    const income = `${at.tenant}/mon-dossier/justificatifs/ressources`
    await openSignedIn(page, income, noe.session)
    await chooseFiles(page, [pdfFile('Avis.pdf')])
    const line = uploadLine(page, 'Avis.pdf')
    await expect(line).toContainText('Reçu. Nous le lisons')
    await expect(page.getByRole('status').filter({ hasText: 'Avis.pdf est reçu, nous le lisons.' })).toBeAttached()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)

    await page.goto(`${at.tenant}/mon-dossier/recapitulatif`)
    await expect(page.getByText('Nous lisons encore un document')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Je déclare sur l’honneur/ }).check()
    await page.getByRole('button', { name: 'Déposer mon dossier' }).click()
    await expect(page.getByRole('alert').or(page.locator('.error-summary')).first()).toContainText(
      'Nous lisons encore l’un de vos documents',
    )

    await page.goto(income)
    await expect(line).toBeVisible()
    await held.release()
    await expect(documentLine(page, 'Avis.pdf')).toBeVisible()
    await expect(line).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Avis.pdf est ajouté.' })).toBeAttached()

    await chooseFiles(page, [cutOff('Coupé.pdf')])
    const failed = uploadLine(page, 'Coupé.pdf')
    await expect(failed).toContainText('Reçu. Nous le lisons')
    await held.release()
    await expect(failed).toContainText('Ce document est abîmé ou incomplet')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await failed.getByRole('button', { name: /^Retirer de la liste/ }).click()
    await expect(failed).toHaveCount(0)
    await expect(documentLine(page, 'Coupé.pdf')).toHaveCount(0)

    await page.goto(`${at.tenant}/mon-dossier/recapitulatif`)
    await handIn(page)
  } finally {
    await held.end()
  }
})
