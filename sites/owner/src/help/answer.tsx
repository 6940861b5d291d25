import { whereToTurnPath } from '@bailclair/domain/site/applicant-rights-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { useEffect, useRef } from 'react'
import { type HelpTopic, helpTopics } from '#platform/help.ts'
import { pathTo } from '#platform/paths.ts'
import { helpMessages } from './help.messages.ts'
import { useAnswerOf } from './use-answer-of.ts'

type Props = {
  topic: HelpTopic
  /** Found by the search: open. The visitor can close it. */
  isOpen?: boolean
}

export function Answer({ topic, isOpen = false }: Props) {
  const text = useMessages(helpMessages).topics[topic]
  const answer = useAnswerOf()(topic)
  const target = useTarget(topic)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opened on the client: the server does not see the fragment.
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <Disclosure ref={details} id={helpTopics[topic]} className="help-answer" summary={text.question}>
      <div className="stack measure">
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {'link' in text && target && (
          <p>
            <a href={target}>{text.link}</a>
          </p>
        )}
      </div>
    </Disclosure>
  )
}

/** Target of the answer's link. */
function useTarget(topic: HelpTopic): string | undefined {
  const { hosts } = useSiteConfig()
  const targets: { [Topic in HelpTopic]?: string } = {
    mayAsk: pathTo('ApplicantRights'),
    shareLink: pathTo('Dashboard'),
    password: pathTo('ForgottenPassword'),
    email: pathTo('AccountName'),
    mails: pathTo('AccountName'),
    deleteAll: pathTo('AccountName'),
    apply: hosts.tenant,
    documents: pathTo('ApplicantRights'),
    discrimination: whereToTurnPath,
    withdraw: hosts.tenant,
  }
  return targets[topic]
}
