import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { SiteConfigContext } from '@bailclair/site-kit/platform/site-config.ts'
import type { ReactNode } from 'react'

const config = siteConfigFrom(siteEnvironment.parse({}))

type Changes = SiteConfig['law']['changes']

export const endedRules = (...rules: LawRuleId[]): Changes =>
  Object.fromEntries(rules.map((rule) => [rule, [{ since: '2020-01-01', state: 'ENDED' as const }]]))

/** A page for which the operator has said something of the law. */
export const withLaw = (changes: Changes, children: ReactNode) => (
  <SiteConfigContext value={{ ...config, law: { ...config.law, changes } }}>{children}</SiteConfigContext>
)
