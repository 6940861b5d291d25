import type { Page } from '@playwright/test'
import { dropFiles } from '#support/drop-files.ts'
import { disguised, pdfFile, wordFile } from '#support/sample-files.ts'
import { chooseFiles, documentLine, goOn, uploadLine } from '#support/tenant-pages.ts'
import { errorSummary } from '#support/wizard.ts'
import { tenantChoiceScreens } from './choice-screens.ts'
import { tenantMessageScreens } from './message-screens.ts'
import { securityScreens } from './security-screens.ts'
import { stoppedSharing } from './stopped-sharing.ts'
import { ofAccount, sharedWithOwners } from './tenant-account-screens.ts'
import type { TenantScreen } from './tenant-screen.ts'
import type { TenantVisitor } from './tenants.ts'

const token = 'A'.repeat(43)
const question = (page: Page) => page.getByRole('alertdialog').waitFor()
const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await question(page)
}
const sendNothing = async (page: Page) => {
  await goOn(page)
  await errorSummary(page).waitFor()
}

const forEverybody: readonly TenantScreen[] = [
  { name: 'Landing', path: '/' },
  { name: 'Register', path: '/creation' },
  { name: 'Register, from a property', path: `/creation?bien=${token}` },
  { name: 'ForgottenPassword', path: '/mot-de-passe-oublie' },
  { name: 'ResendConfirmation', path: '/renvoyer-confirmation' },
  { name: 'ChangePassword', path: `/modifier-mot-de-passe/${token}` },
  { name: 'ConfirmEmail', path: `/confirmer-email/${token}` },
  { name: 'UndoEmail', path: `/annuler-changement-email/${token}` },
  {
    name: 'ConfirmEmail, expired',
    path: `/confirmer-email/${token}`,
    act: async (page) => {
      await page.locator('form [type=submit]').click()
      await page.getByRole('heading', { name: /^(Le lien a expiré|The link has expired)/ }).waitFor()
    },
    expectedErrors: /status of 410/,
  },
  { name: 'ConfirmAccount, unknown', path: `/confirmerCompte/${token}`, expectedErrors: /status of 404/ },
  { name: 'NotFound', path: '/nulle-part', expectedErrors: /status of 404/ },
  { name: 'Invitation', path: ({ invitation }) => invitation },
  { name: 'Invitation, closed', path: `/invitation/${token}`, expectedErrors: /status of 410/ },
]

const intent = {
  id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a03',
  token,
  propertyName: 'Studio Bellecour',
  town: 'Lyon',
  ownerName: 'Jeanne Martin',
  startedAt: '2026-11-10T09:00:00Z',
  endsOn: '2026-12-10',
}
const other = { ...intent, id: '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a04', propertyName: 'Maison du lac' }
const toFinish = { 'GET tenant/intents': { json: [intent, other] } }

const ofNewcomer: readonly TenantScreen[] = [
  { name: 'MyFile, empty', path: '/mon-dossier' },
  { name: 'MyFile, applications to finish', path: '/mon-dossier', answers: toFinish },
  { name: 'FileType', path: '/mon-dossier/type' },
  { name: 'FileType, nothing chosen', path: '/mon-dossier/type', act: sendNothing },
  { name: 'CoTenants, first', path: '/mon-dossier/personnes?type=COUPLE' },
  { name: 'CoTenants, nobody', path: '/mon-dossier/personnes?type=GROUP', act: sendNothing },
  { name: 'FileAccess, empty', path: '/acces' },
  { name: 'Account, empty', path: '/mon-compte' },
  {
    name: 'Invitation, to accept',
    path: ({ invitation }) => invitation,
    act: (page) => page.getByRole('checkbox').waitFor(),
  },
]

const ofFlatmate: readonly TenantScreen[] = [
  { name: 'MyFile', path: '/mon-dossier' },
  {
    name: 'FileType, parting asked',
    path: '/mon-dossier/type',
    act: async (page) => {
      await page.getByRole('radio', { name: /^(Individuel|Single)/ }).check()
      await goOn(page)
      await question(page)
    },
  },
  { name: 'CoTenants', path: '/mon-dossier/personnes' },
  {
    name: 'CoTenants, removal asked',
    path: '/mon-dossier/personnes',
    act: press(/^(Retirer|Remove)/),
  },
  { name: 'FileNames', path: '/mon-dossier/identite' },
  {
    name: 'FileNames, empty',
    path: '/mon-dossier/identite',
    act: async (page) => {
      await page.getByLabel(/^(Nom|Last name)/).clear()
      await sendNothing(page)
    },
  },
  { name: 'Situation', path: '/mon-dossier/situation' },
  {
    name: 'Situation, without an amount',
    path: '/mon-dossier/situation',
    act: async (page) => {
      await page.getByLabel(/^(Montant|Amount)/).clear()
      await sendNothing(page)
    },
  },
  { name: 'Guarantors', path: '/mon-dossier/garants' },
  { name: 'Guarantors, removal asked', path: '/mon-dossier/garants', act: press(/^(Retirer|Remove)/) },
  {
    name: 'Guarantor, new',
    path: '/mon-dossier/garant',
    act: (page) => page.getByRole('radio', { name: /^(Une entreprise|A company)/ }).check(),
  },
  { name: 'Guarantor', path: ({ guarantorId }) => `/mon-dossier/garant/${guarantorId}` },
  { name: 'Documents', path: '/mon-dossier/justificatifs/identite' },
  {
    name: 'Documents, kind not chosen',
    path: ({ guarantorId }) => `/mon-dossier/garants/${guarantorId}/justificatifs/profession`,
    act: async (page) => {
      await page.getByRole('button', { name: /^(Choisir des fichiers|Choose files)$/ }).click()
      await dropFiles(page, '.file-picker', pdfFile('Contrat.pdf'))
      await page.getByRole('button', { name: /^(Envoyer|Send)$/ }).waitFor()
    },
  },
  { name: 'Documents, declined', path: '/mon-dossier/justificatifs/ressources' },
  {
    name: 'Documents, removal asked',
    path: '/mon-dossier/justificatifs/ressources',
    act: press(/^(Retirer|Remove)/),
  },
  {
    name: 'Documents, sent and refused',
    path: '/mon-dossier/justificatifs/profession',
    expectedErrors: /Failed to load resource/,
    act: async (page, at) => {
      // never answered: the bar stays as it is
      await page.route(`${at.api}tenant/documents/**`, () => undefined)
      await chooseFiles(page, [wordFile('Contrat.docx'), pdfFile('Contrat.pdf'), disguised('Attestation.pdf')])
      await uploadLine(page, 'Contrat.pdf').getByRole('progressbar').waitFor()
      await documentLine(page, 'justificatif.pdf').waitFor()
    },
  },
  {
    name: 'GuarantorDocuments',
    path: ({ guarantorId }) => `/mon-dossier/garants/${guarantorId}/justificatifs/profession`,
  },
  { name: 'FileSummary', path: '/mon-dossier/recapitulatif' },
  {
    name: 'FileSummary, not declared',
    path: '/mon-dossier/recapitulatif',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Déposer mon dossier|Hand in my file)$/ }).click()
      await errorSummary(page).waitFor()
    },
  },
  { name: 'FilePreview, not verified', path: '/mon-dossier/apercu' },
  { name: 'Account, deletion asked', path: '/mon-compte', act: press(/^(Tout supprimer|Delete everything)$/) },
]

const ofVerified: readonly TenantScreen[] = [
  { name: 'MyFile, verified', path: '/mon-dossier' },
  { name: 'FileNames, verified', path: '/mon-dossier/identite' },
  { name: 'FileSummary, handed in', path: '/mon-dossier/recapitulatif' },
  { name: 'MyFile, an application to finish', path: '/mon-dossier', answers: toFinish },
  {
    name: 'MyFile, dropping asked',
    path: '/mon-dossier',
    answers: toFinish,
    act: press(/^(Abandonner|Drop it)/),
  },
  { name: 'FilePreview, verified', path: '/mon-dossier/apercu' },
  {
    name: 'FileAccess',
    path: '/acces',
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'FileAccess, withdrawal asked', path: '/acces', act: press(/^(Retirer mon dossier|Withdraw my file)/) },
  ...stoppedSharing.map((screen) => ({ ...screen, path: '/acces' })),
]

const by = (as: TenantVisitor, screens: readonly TenantScreen[]) => screens.map((screen) => ({ ...screen, as }))

export const tenantScreens: readonly TenantScreen[] = [
  ...forEverybody,
  ...by('newcomer', ofNewcomer),
  ...by('flatmate', ofFlatmate),
  ...by('verified', ofVerified),
  ...by('verified', tenantMessageScreens),
  ...by('verified', tenantChoiceScreens),
  ...by('verified', ofAccount),
  ...sharedWithOwners,
  ...securityScreens('verified' as const, 'tenant'),
]
