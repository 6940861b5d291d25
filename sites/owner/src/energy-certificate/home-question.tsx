import { findDoubts } from '@bailclair/domain/energy-certificate/same-home.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { HomeComparison } from './home-comparison.tsx'
import { homeQuestionMessages } from './home-question.messages.ts'

type Props = {
  property: PropertySummary
  onYes: () => Promise<unknown>
  onNo: () => Promise<unknown>
  /** The question goes away with its buttons: move the focus. */
  onAnswered: (isMine: boolean) => void
}

const pages = {
  address: 'PropertyAddress',
  postcode: 'PropertyAddress',
  type: 'PropertyType',
  livingSpace: 'PropertyLivingSpace',
} as const

/** «Is this your home?», while the certificate describes another one than the owner does. The answer is kept. */
export function HomeQuestion({ property, onYes, onNo, onAnswered }: Props) {
  const t = useMessages(homeQuestionMessages)
  const errors = useErrorTexts()
  const [pending, setPending] = useState<'yes' | 'no'>()
  const [failure, setFailure] = useState<string>()
  const doubts = findDoubts(property)
  const { certificate } = property
  const [first] = doubts
  if (!certificate || !first) return null

  async function answer(which: 'yes' | 'no') {
    setPending(which)
    setFailure(undefined)
    try {
      await (which === 'yes' ? onYes : onNo)()
      showToast({ kind: 'success', text: which === 'yes' ? t.confirmed : t.removed })
      onAnswered(which === 'yes')
    } catch (cause) {
      logError('Failed to answer for the certificate', cause)
      setFailure(errors[codeOf(cause)])
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Callout
      kind="warning"
      title={t.title}
      actions={
        <>
          <Button variant="secondary" compact pending={pending === 'yes'} onClick={() => answer('yes')}>
            {t.yes}
          </Button>
          <Button variant="secondary" compact pending={pending === 'no'} onClick={() => answer('no')}>
            {t.no}
          </Button>
          <ButtonLink variant="quiet" compact href={pathTo(pages[first], { id: property.id })}>
            {t.edit}
          </ButtonLink>
        </>
      }
    >
      <Stack gap={8}>
        <p>{t.text}</p>
        <HomeComparison property={property} certificate={certificate} doubts={doubts} />
        {failure && (
          <p role="alert">
            <strong>{failure}</strong>
          </p>
        )}
      </Stack>
    </Callout>
  )
}
