import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, openFile, profileOf } from '#test/file.tsx'
import { show } from '#test/screen.tsx'
import { DocumentRemarks } from './document-remarks.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Details = Omit<ShownRemark, 'documentId'>
const payslips: Details = { code: 'MORE_THAN_ASKED', kinds: ['PAYSLIPS'] }

describe('what a remark says', () => {
  it.each<[Details, string, string]>([
    [
      { code: 'WRONG_KIND', family: 'TAX_NOTICE', page: 2 },
      'This document looks like a tax notice (page 2). Check that it is the one you meant to give.',
      'Ce document ressemble à un avis d’imposition (page 2). Vérifiez que c’est bien celui que vous vouliez donner.',
    ],
    [
      { code: 'NOT_ASKED', family: 'BANK_STATEMENT', page: 1 },
      'This document looks like a bank statement (page 1). Nobody is allowed to ask you for it. If that is what it is, you can remove it.',
      'Ce document ressemble à un relevé de compte (page 1). Personne n’a le droit de vous le demander. Si c’est bien ce document, vous pouvez le retirer.',
    ],
    [
      { code: 'NAME_NOT_FOUND' },
      'We cannot find the declared last name on this document. Check how the name is spelled. Also check that the document belongs to the right person.',
      'Nous ne trouvons pas le nom de famille déclaré sur ce document. Vérifiez l’orthographe du nom. Vérifiez aussi que le document est celui de la bonne personne.',
    ],
    [
      { code: 'IDENTITY_EXPIRED', date: '2026-09-30', page: 1 },
      'This identity document seems to have expired on 30 September 2026 (page 1). If you have one that is still valid, give that one instead.',
      'Cette pièce d’identité semble périmée depuis le 30 septembre 2026 (page 1). Si vous en avez une encore valable, donnez-la à la place.',
    ],
    [
      { code: 'PAYSLIPS_MISSING', months: ['2026-09'] },
      'A file usually has the last three payslips. We cannot find this month: September 2026. Add this payslip if you have it.',
      'Un dossier contient en général les trois derniers bulletins de salaire. Nous ne trouvons pas ce mois\u202f: septembre 2026. Ajoutez ce bulletin si vous l’avez.',
    ],
    [
      { code: 'PAYSLIPS_MISSING', months: ['2026-10', '2026-09', '2026-08'] },
      'A file usually has the last three payslips. We cannot find these months: October 2026, September 2026 and August 2026. Add the payslips you have.',
      'Un dossier contient en général les trois derniers bulletins de salaire. Nous ne trouvons pas ces mois\u202f: octobre 2026, septembre 2026 et août 2026. Ajoutez les bulletins que vous avez.',
    ],
    [
      { code: 'OLD_TAX_NOTICE', year: 2023, expected: 2025, page: 1 },
      'This notice seems to be about income in 2023 (page 1). The latest one covers 2025. If you already have it, give that one instead.',
      'Cet avis semble porter sur les revenus de 2023 (page 1). Le plus récent porte sur ceux de 2025. Si vous l’avez déjà reçu, donnez-le à la place.',
    ],
    [
      { code: 'PAGES_MISSING', pages: [3] },
      'Page 3 seems to be missing. We looked in all the files of this kind. Add it if you have it.',
      'La page 3 semble manquer. Nous avons cherché dans tous les fichiers de ce type. Ajoutez-la si vous l’avez.',
    ],
    [
      { code: 'PAGES_MISSING', pages: [2, 3, 4] },
      'Pages 2, 3 and 4 seem to be missing. We looked in all the files of this kind. Add them if you have them.',
      'Les pages 2, 3 et 4 semblent manquer. Nous avons cherché dans tous les fichiers de ce type. Ajoutez-les si vous les avez.',
    ],
    [
      { code: 'NET_PAY_DIFFERS', net: 2_090, declared: 4_000, page: 1 },
      'We read a net pay of €2,090 (page 1). The declared amount is €4,000 a month, all salaries together. If it is wrong, correct it. If a bonus or an incomplete month explains the difference, change nothing.',
      'Nous lisons un salaire net de 2\u202f090\u202f€ (page 1). Le montant déclaré est de 4\u202f000\u202f€ par mois, tous salaires compris. S’il est faux, corrigez-le. Si une prime ou un mois incomplet explique l’écart, ne changez rien.',
    ],
    [
      { code: 'BLURRED', pages: [1] },
      'Page 1 looks blurred. If you find it hard to read, replace this document with a sharper picture.',
      'La page 1 semble floue. Si vous avez du mal à lire, remplacez ce document par une image plus nette.',
    ],
    [
      { code: 'BLURRED', pages: [2, 3] },
      'Pages 2 and 3 look blurred. If you find it hard to read, replace this document with a sharper picture.',
      'Les pages 2 et 3 semblent floues. Si vous avez du mal à lire, remplacez ce document par une image plus nette.',
    ],
    [
      { ...payslips, months: ['2026-06'] },
      'The last three payslips are enough. This document is about an earlier month (June 2026). You can remove it.',
      'Les trois derniers bulletins de salaire suffisent. Ce document porte sur un mois plus ancien (juin 2026). Vous pouvez le retirer.',
    ],
    [
      { ...payslips, months: ['2026-07', '2026-06'], pages: [4, 5] },
      'The last three payslips are enough. This file goes further back (July 2026 and June 2026). You can replace it with the same one without pages 4 and 5.',
      'Les trois derniers bulletins de salaire suffisent. Ce fichier remonte plus loin (juillet 2026 et juin 2026). Vous pouvez le remplacer par le même sans les pages 4 et 5.',
    ],
    [
      { ...payslips, kinds: ['LAST_RENT_RECEIPT'], months: ['2026-09', '2026-08'] },
      'The last rent receipt is enough. This document is about earlier months (September 2026 and August 2026). You can remove it.',
      'La dernière quittance de loyer suffit. Ce document porte sur des mois plus anciens (septembre 2026 et août 2026). Vous pouvez le retirer.',
    ],
    [
      { code: 'MORE_THAN_ASKED', kinds: ['IDENTITY_CARD', 'PASSPORT'] },
      'One of these is enough: national identity card, passport. Keep the one you prefer. You can remove the other.',
      'Un seul de ces documents suffit\u202f: carte nationale d’identité, passeport. Gardez celui que vous voulez. Vous pouvez retirer l’autre.',
    ],
    [
      { code: 'MORE_THAN_ASKED', kinds: ['RENT_RECEIPTS', 'HOST_STATEMENT', 'PROPERTY_TAX'] },
      'One of these is enough: rent receipts, statement from the host, property tax notice. Keep the one you prefer. You can remove the others.',
      'Un seul de ces documents suffit\u202f: quittances de loyer, attestation d’hébergement, avis de taxe foncière. Gardez celui que vous voulez. Vous pouvez retirer les autres.',
    ],
  ])('%j', (details, english, french) => {
    const remarks = [{ documentId: 'd-1', ...details }]
    const { container, unmount } = show(<DocumentRemarks remarks={remarks} />)
    expect(container.querySelector('.document-remark')?.textContent).toBe(`Worth a look: ${english}`)
    unmount()
    const inFrench = show(<DocumentRemarks remarks={remarks} />, { language: 'fr' }).container
    expect(inFrench.querySelector('.document-remark')?.textContent).toBe(`À regarder\u202f: ${french}`)
  })
})

it('is shown at its document, where it can be removed, and before handing in', async () => {
  const passport = aDocument({ id: '00000000-0000-4000-8000-0000000000d2', kind: 'PASSPORT', fileName: 'passport.pdf' })
  const profile = profileOf({ documents: [aDocument({ kind: 'IDENTITY_CARD' }), passport] })
  const remarks: ShownRemark[] = [
    { documentId: passport.id, code: 'BLURRED', pages: [1] },
    { documentId: passport.id, code: 'MORE_THAN_ASKED', kinds: ['IDENTITY_CARD', 'PASSPORT'] },
  ]
  const answers = { 'GET tenant/remarks': () => ok({ remarks, isComplete: true }) }
  openFile('/mon-dossier/justificatifs/identite', { profile, answers })
  const line = (await screen.findByText(/One of these is enough: national identity card/)).closest('li') as HTMLElement
  expect(within(line).getByText(/Page 1 looks blurred/)).toBeTruthy()
  expect(within(line).getByRole('button', { name: 'Remove passport.pdf' })).toBeTruthy()
  cleanup()

  openFile('/mon-dossier/recapitulatif', { profile, answers })
  const summary = (await screen.findByText(/One of these is enough: national identity card/)).closest(
    'li',
  ) as HTMLElement
  const link = within(summary).getByRole('link', { name: 'Identity document' })
  expect(link.getAttribute('href')).toBe('/mon-dossier/justificatifs/identite')
  expect(screen.getByText(/Page 1 looks blurred/)).toBeTruthy()
})
