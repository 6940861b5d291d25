import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import type { Answers } from './answers.ts'
import type { Tenants, TenantVisitor } from './tenants.ts'

/** A screen of the tenant area in one of its states, and how to get there. */
export type TenantScreen = {
  name: string
  path: string | ((tenants: Tenants) => string)
  /** Who is signed in; nobody when absent. */
  as?: TenantVisitor
  answers?: Answers
  act?: (page: Page, at: Addresses) => Promise<unknown>
  expectedErrors?: RegExp
}
