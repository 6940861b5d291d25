import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { energyRulesMessages } from './energy-rules.messages.ts'
import { leaseRulesMessages } from './lease-rules.messages.ts'
import { rentRulesMessages } from './rent-rules.messages.ts'

type RuleText = { title: string; text: string }

/** Of every rule: one without texts does not compile. */
export const useRuleTexts = (): Readonly<Record<LawRuleId, RuleText>> => ({
  ...useMessages(energyRulesMessages),
  ...useMessages(rentRulesMessages),
  ...useMessages(leaseRulesMessages),
})
