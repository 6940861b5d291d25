import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import type { PropertyApi } from '#support/properties.ts'
import type { Ids, Visitor } from './people.ts'

/** A screen in one of its states, and how to get there. */
export type Screen = {
  name: string
  /** On the site, or a whole address of a stand-in. */
  path: string | ((known: { ids: Ids; at: Addresses }) => string)
  /** Who is signed in; nobody when absent. */
  as?: Visitor
  /** What is done there, up to the state that is looked at. */
  act?: (page: Page, known: { ids: Ids; at: Addresses; properties: PropertyApi }) => Promise<unknown>
  /** What is looked at, by a selector; the open dialog or the whole page when absent. */
  part?: string
  expectedErrors?: RegExp
}
