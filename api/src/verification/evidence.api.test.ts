import { expect, it } from 'vitest'
import { pdf } from '#test/sample-files.ts'
import { startVerifiers } from '#test/verifiers.ts'

const { newVerifier, newTenantAt, sql } = await startVerifiers()

const payslip = (name: string) =>
  pdf(0, async (document) => {
    const page = document.addPage([595, 842])
    const lines = ['BULLETIN DE PAIE octobre 2026', `Salariée : ${name}`, 'Mot secret : tournesol', 'Net payé 2 098,40']
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 700 - index * 24, size: 11 })
  })

async function readAtDesk(name: string, lastName: string) {
  const tenant = await newTenantAt('TO_PROCESS')
  await sql('update tenant set last_name = $1 where id = $2', [lastName, await tenant.myId()])
  const headers = { 'content-type': 'application/pdf', 'x-document-kind': 'PAYSLIPS', 'x-file-name': 'paie.pdf' }
  const reply = await tenant.upload('/documents/INCOME', await payslip(name), headers)
  const { id } = reply.json().file.documents.at(-1)
  const vera = newVerifier()
  await vera.claim(await tenant.myId())
  return vera.ask('GET', `/documents/${id}/reading`)
}

it('shows the words that each check is about, with their place, and no others', async () => {
  const reply = await readAtDesk('NAVARRO Ana', 'Navarro')
  const { evidence } = reply.json()
  expect(evidence.map(({ check, text }: Record<string, string>) => [check, text])).toEqual([
    ['DECLARED_KIND', 'BULLETIN DE PAIE octobre 2026'],
    ['SAME_NAME', 'NAVARRO Ana'],
    ['SAME_AMOUNT', 'Net payé 2 098,40'],
    ['LATEST_MONTHS', 'BULLETIN DE PAIE octobre 2026'],
  ])
  expect(evidence[0].page).toBe(1)
  expect(evidence[0].place.x).toBeCloseTo(50 / 595, 1)
  expect(evidence[0].place.y).toBeCloseTo((842 - 711) / 842, 1)
  expect(reply.body).not.toContain('tournesol')
})

it('shows no name that is not there', async () => {
  const { evidence } = (await readAtDesk('NAVARRO Ana', 'Lefebvre')).json()
  expect(evidence.map(({ check }: { check: string }) => check)).not.toContain('SAME_NAME')
})
