import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { Page } from '@playwright/test'
import { certificates } from '#support/properties.ts'
import { continueButton, errorSummary, type WizardPage } from '#support/wizard.ts'
import type { Ids } from './people.ts'
import type { Screen } from './screen.ts'

const step = (page: WizardPage, property: keyof Ids): Pick<Screen, 'as' | 'path'> => ({
  as: 'landlord',
  path: ({ ids }) => `/${page}/${ids[property]}`,
})

async function submitWithErrors(page: Page) {
  await page.locator('.step-actions').getByRole('button').first().click()
  await errorSummary(page).waitFor()
}

async function searchCertificate(page: Page, number: string) {
  await page.getByRole('textbox', { name: /^(Numéro du DPE|EPC number)/ }).fill(number)
  await page.getByRole('button', { name: /^(Rechercher|Search)$/ }).click()
}

const rent = (page: Page) => page.getByRole('textbox').first()
const question = (page: Page) => page.getByRole('alertdialog').waitFor()
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).waitFor()

const rows = Array.from({ length: 4 }, () => [20, 20, 20, 20])
const tables = { UNFURNISHED: rows, FURNISHED: rows }
const controlledPlace: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: {
    id: 'paris',
    isPartly: false,
    order: { from: '2026-07-01', until: '2026-11-24' },
    zones: [{ zone: '1', rents: tables }],
  },
}

/** Dashboard and wizard: each screen, and each state that looks different. */
export const propertyScreens: readonly Screen[] = [
  { name: 'Dashboard, empty', as: 'newcomer', path: '/home' },
  { name: 'Dashboard, sorted', as: 'landlord', path: '/home?tri=loyer&ordre=decroissant' },
  { name: 'Dashboard, nothing found', as: 'landlord', path: '/home?recherche=introuvable' },
  { name: 'Wizard, identity', as: 'nameless', path: '/nom-propriete' },
  { name: 'PropertyName, new', as: 'landlord', path: '/nom-propriete' },
  { name: 'PropertyName, without an answer', as: 'landlord', path: '/nom-propriete', act: submitWithErrors },
  { name: 'PropertyType', ...step('type-propriete', 'validated') },
  {
    name: 'PropertyAddress, with suggestions',
    ...step('adresse-propriete', 'draft'),
    act: async (page) => {
      await page.getByRole('main').getByRole('combobox').fill('8 rue des lilas brest')
      await page.getByRole('main').getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'PropertyFurniture, without an answer', ...step('amenagement-propriete', 'draft'), act: submitWithErrors },
  { name: 'PropertyLivingSpace', ...step('surface', 'validated') },
  {
    name: 'PropertyRent, controlled',
    ...step('loyer-propriete', 'inParis'),
    act: (page) =>
      page
        .getByText(/^(Arrêté du préfet|Order of the prefect)$/)
        .first()
        .waitFor(),
  },
  {
    name: 'PropertyRent, above the ceiling',
    ...step('loyer-propriete', 'inParis'),
    answers: { 'GET property/*/rent-control': { json: controlledPlace } },
    act: async (page) => {
      // a day on which the order and the rule of the territory are in force, whenever this runs
      await page.clock.setFixedTime('2026-11-19T12:00:00+01:00')
      await rent(page).fill('5000')
      await page.getByText(/au-dessus du plafond|above the ceiling/).waitFor()
    },
  },
  { name: 'PropertyRent, without an answer', ...step('loyer-propriete', 'draft'), act: submitWithErrors },
  {
    name: 'PropertyRent, left with unsaved input',
    ...step('loyer-propriete', 'complete'),
    act: async (page) => {
      await rent(page).fill('700')
      await page.locator('.step-actions').getByRole('link').click()
      await question(page)
    },
  },
  {
    name: 'PropertyRent, changed elsewhere',
    ...step('loyer-propriete', 'changed'),
    expectedErrors: /status of 409/,
    act: async (page, { ids, landlordApi }) => {
      const { save } = await landlordApi()
      await rent(page).fill('700')
      await save({ id: ids.changed, chargesCost: Math.ceil(Math.random() * 1000) })
      await continueButton(page).click()
      await notice(page)
    },
  },
  {
    name: 'PropertyRent, not saved',
    ...step('loyer-propriete', 'complete'),
    expectedErrors: /Failed to load resource/,
    act: async (page, { at }) => {
      await page.route(`${at.api}property`, (route) => route.abort('connectionrefused'))
      await rent(page).fill('700')
      await continueButton(page).click()
      await notice(page)
    },
  },
  { name: 'PropertyDiagnostic, without an answer', ...step('diagnostic-propriete', 'draft'), act: submitWithErrors },
  { name: 'PropertyDiagnostic, found', ...step('diagnostic-propriete', 'validated') },
  { name: 'PropertyDiagnostic, expired', ...step('diagnostic-propriete', 'expired') },
  { name: 'PropertyDiagnostic, replaced', ...step('diagnostic-propriete', 'replaced') },
  { name: 'PropertyDiagnostic, banned', ...step('diagnostic-propriete', 'banned') },
  { name: 'PropertyDiagnostic, of another home', ...step('diagnostic-propriete', 'ofAnotherHome') },
  { name: 'PropertyDiagnostic, letter copied', ...step('diagnostic-propriete', 'bannedShared') },
  { name: 'PropertyDiagnostic, figures', ...step('diagnostic-propriete', 'figures') },
  { name: 'PropertyDiagnostic, not subject', ...step('diagnostic-propriete', 'notSubject') },
  {
    name: 'PropertyDiagnostic, registry down',
    ...step('diagnostic-propriete', 'draft'),
    expectedErrors: /status of 503/,
    act: async (page) => {
      await searchCertificate(page, certificates.outage)
      await notice(page)
    },
  },
  {
    name: 'PropertyDiagnostic, removal asked',
    ...step('diagnostic-propriete', 'validated'),
    act: async (page) => {
      await page.getByRole('button', { name: /^(Retirer ce DPE|Remove this EPC)$/ }).click()
      await question(page)
    },
  },
  { name: 'ValidateProperty, complete', ...step('valider-propriete', 'complete') },
  { name: 'ValidateProperty, with missing answers', ...step('valider-propriete', 'draft'), act: submitWithErrors },
  { name: 'ValidateProperty, validated', ...step('valider-propriete', 'validated') },
  { name: 'ValidateProperty, may not be let', ...step('valider-propriete', 'bannedShared') },
  {
    name: 'Property not found',
    as: 'landlord',
    path: '/nom-propriete/nulle-part',
    expectedErrors: /status of 404/,
  },
]
