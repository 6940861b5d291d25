import { isSurveyVisible, surveyClosedCookie } from '@bailclair/domain/announcement/survey.rules.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { SlimBanner } from '@bailclair/site-kit/ui/slim-banner/slim-banner.tsx'
import { useState } from 'react'
import { ownerRequestsMessages } from './owner-requests.messages.ts'

/** Asks landlords for a survey. Closed or answered, it stays away (decision 14). */
export function SurveyBanner() {
  const { survey: t } = useMessages(ownerRequestsMessages)
  const { name, links } = useSiteConfig()
  const [isVisible, setVisible] = useState(() => isSurveyVisible(links.survey, document.cookie))
  if (!isVisible) return null

  const remember = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = surveyClosedCookie(links.survey, cookieSiteOf(window.location))
  }
  const close = () => {
    remember()
    setVisible(false)
  }
  return (
    <SlimBanner label={t.title} closeLabel={t.close} onClose={close}>
      {t.text(name)}{' '}
      <ExternalLink href={links.survey} onClick={remember}>
        {t.action}
      </ExternalLink>
    </SlimBanner>
  )
}
