import { nextAwaited } from '@bailclair/domain/reading/recognised-page.rules.ts'
import { remarksOf } from '@bailclair/domain/remark/remark.rules.ts'
import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import type { PlacedRemark } from '@bailclair/domain/remark/remark.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { openReadings } from '#document/reading.service.ts'
import { recognisesText } from '#document/recognise-pages.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { type FullPart, findOwnPart } from '#rental-file/part/read-part.service.ts'

type Holder = Pick<FullPart, 'documents'> & { lastName: string | null; salaries: readonly number[] }

/** What looks wrong about the documents of a tenant and their guarantors, as everything is declared now. */
export async function listRemarks(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'logger'>,
  account: TenantAccount,
): Promise<{ remarks: ShownRemark[]; isComplete: boolean }> {
  const part = await findOwnPart(deps.db, await getProfileId(deps, account))
  if (!part) return { remarks: [], isComplete: true }
  const readings = await openReadings(deps, { tenantId: part.tenantId })
  const today = todayInParis(deps.clock())
  const isComplete = !recognisesText(deps) || [...readings.values()].every((reading) => nextAwaited(reading) < 0)
  return { remarks: holdersOf(part).flatMap((holder) => remarksAbout(holder, readings, today)), isComplete }
}

function holdersOf({ lastName, incomes, documents, guarantors }: FullPart): Holder[] {
  const salaries = incomes.filter(({ kind }) => kind === 'SALARY').map(({ monthlyAmount }) => monthlyAmount)
  return [
    { lastName, salaries, documents },
    ...guarantors.map((guarantor) => ({
      lastName: guarantor.lastName,
      // a guarantor declares one income, of whatever kind
      salaries: guarantor.monthlyIncome === null ? [] : [guarantor.monthlyIncome],
      documents: guarantor.documents,
    })),
  ]
}

function remarksAbout(
  { documents, lastName, salaries }: Holder,
  readings: Awaited<ReturnType<typeof openReadings>>,
  today: string,
): ShownRemark[] {
  const held = documents.flatMap(({ id, category, kind, status }) =>
    kind ? [{ id, category, kind, status, reading: readings.get(id) }] : [],
  )
  return remarksOf({ lastNames: lastName ? [lastName] : [], salaries, documents: held }, today).map(toShown)
}

function toShown({ id, remark: { code, ...details } }: PlacedRemark): ShownRemark {
  const { seen, ...shown }: { seen?: { page: number } } = details as { seen?: { page: number } }
  return { documentId: id, code, ...shown, ...(seen && { page: seen.page }) }
}
