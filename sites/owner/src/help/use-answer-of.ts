import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import type { HelpTopic } from '#platform/help.ts'
import { helpMessages } from './help.messages.ts'

/** Answers with the configured figures. */
export function useAnswerOf(): (topic: HelpTopic) => string {
  const { topics } = useMessages(helpMessages)
  const { answerHours } = useSiteConfig().figures
  return (topic) => {
    const { answer } = topics[topic]
    return typeof answer === 'string' ? answer : answer(answerHours)
  }
}
