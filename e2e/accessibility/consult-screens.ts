import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
const question = (page: Page) => page.getByRole('alertdialog').waitFor()
const share = (page: Page) => page.getByRole('dialog').getByRole('img').waitFor()

const consult = (property: 'applied' | 'vacant' | 'bannedShared' | 'ofAnotherHome', query = '') =>
  ({
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids[property]}${query}`,
  }) as const satisfies Partial<Screen>

/** The page of a property and its applications: each state that looks different. */
export const consultScreens: readonly Screen[] = [
  { name: 'ConsultProperty', ...consult('applied') },
  { name: 'ConsultProperty, empty', ...consult('vacant') },
  { name: 'ConsultProperty, may not be let', ...consult('bannedShared') },
  {
    name: 'ConsultProperty, sharing of a home that may not be let asked',
    ...consult('bannedShared', '?partage=1'),
    act: async (page) => page.getByRole('alertdialog').waitFor(),
  },
  { name: 'ConsultProperty, certificate of another home, no type', ...consult('ofAnotherHome') },
  { name: 'ConsultProperty, one status', ...consult('applied', '?statut=en-attente') },
  { name: 'Applications', as: 'landlord', path: '/candidatures' },
  { name: 'Applications, empty', as: 'newcomer', path: '/candidatures' },
  { name: 'Applications, nothing found', as: 'landlord', path: '/candidatures?statut=acces-en-pause' },
  { name: 'ConsultProperty, nothing found', ...consult('applied', '?recherche=introuvable') },
  { name: 'ConsultProperty, share link', ...consult('applied', '?partage=1'), act: share },
  {
    name: 'ConsultProperty, poster',
    ...consult('applied', '?partage=1'),
    part: '.poster',
    act: async (page) => {
      await share(page)
      await page.evaluate(() => {
        window.print = () => undefined
      })
      await press(page, /^(Imprimer l’affiche|Print the poster)$/)
      await page.emulateMedia({ media: 'print' })
      await page.locator('.poster').waitFor()
    },
  },
  {
    name: 'ConsultProperty, renewal of the link asked',
    ...consult('vacant', '?partage=1'),
    act: async (page) => {
      await share(page)
      await press(page, /^(Remplacer le lien|Replace the link)$/)
      await question(page)
    },
  },
  {
    name: 'ConsultProperty, effort rate explained',
    ...consult('applied'),
    act: async (page) => {
      await press(page, /(comprendre ce taux|understand the effort rate)/)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'ConsultProperty, messages about it',
    ...consult('applied'),
    act: async (page) => {
      await page.getByText(/^(Messages sur ce bien|Messages about this property)$/).click()
      await page.getByRole('button', { name: /^(Mettre les messages en pause|Pause the messages)$/ }).waitFor()
    },
  },
  {
    name: 'ConsultProperty, deletion of applications asked',
    ...consult('applied'),
    act: async (page) => {
      await page.getByRole('checkbox').nth(1).check()
      await press(page, /^(Supprimer|Delete)$/)
      await question(page)
    },
  },
  {
    name: 'ConsultProperty, applications selected',
    ...consult('applied'),
    act: (page) => page.getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'ConsultProperty, deletion asked',
    ...consult('applied'),
    act: async (page) => {
      await press(page, /^(Supprimer le bien|Delete the property)$/)
      await question(page)
    },
  },
  {
    name: 'ConsultProperty, out of date',
    ...consult('applied'),
    expectedErrors: /Failed to load resource/,
    act: async (page, { at }) => {
      await page.route(`${at.api}property/**`, (route) => route.abort('connectionrefused'))
      await page.getByRole('button', { name: /^(Réessayer|Try again)$/ }).waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'Applications, a selection',
    as: 'landlord',
    path: '/candidatures',
    act: async (page) => {
      await page.getByRole('table').getByRole('checkbox').last().check()
      await page.getByRole('button', { name: /^(Imprimer|Print)$/ }).waitFor()
    },
  },
]
