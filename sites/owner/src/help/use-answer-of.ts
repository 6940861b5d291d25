import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import type { HelpTopic } from '#platform/help.ts'
import { type HelpFacts, helpMessages } from './help.messages.ts'

/** Answers with the configured figures. */
export function useAnswerOf(): (topic: HelpTopic) => string {
  const { topics } = useMessages(helpMessages)
  const { figures, recourse } = useSiteConfig()
  const facts: HelpFacts = {
    hours: figures.answerHours,
    days: figures.verificationDays,
    phone: recourse.discrimination.phone,
  }
  return (topic) => {
    const { answer } = topics[topic]
    return typeof answer === 'string' ? answer : answer(facts)
  }
}
