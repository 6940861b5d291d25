import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import type { PropertyApi } from '#support/properties.ts'
import type { Answers } from './answers.ts'
import type { Files, Ids, Visitor } from './people.ts'

/** What a screen may need: ids and the share link are of the landlord's properties. */
export type Known = {
  ids: Ids
  files: Files
  at: Addresses
  shareLink: string
  visitFirstLink: string
  landlordApi: () => Promise<PropertyApi>
}

/** A screen in one of its states, and how to get there. */
export type Screen = {
  name: string
  /** On the site, or a whole address of a stand-in. */
  path: string | ((known: Known) => string)
  /** Who is signed in; nobody when absent. */
  as?: Visitor
  answers?: Answers
  /** What is done there, up to the state that is looked at. */
  act?: (page: Page, known: Known) => Promise<unknown>
  /** What is looked at, by a selector; the open dialog or the whole page when absent. */
  part?: string
  expectedErrors?: RegExp
}
