import { type ConsentScope, consentScopes, scopeAsked } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { Property, PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { pathTo } from '#platform/paths.ts'
import { linkAsksMessages } from './link-asks.messages.ts'
import { useChangeLink } from './share-link.queries.ts'

type Props = { property: PropertySummary; onChanged: (property: Property) => unknown }

/** The file at once, or the visit first (decision 250). Saved with the choice; a refusal brings back what is stored. */
export function LinkAsks({ property, onChanged }: Props) {
  const t = useMessages(linkAsksMessages)
  const errors = useErrorTexts()
  const { mutateAsync, isPending, isSuccess, variables, error } = useChangeLink(property.id)
  const stored = scopeAsked(property.visitFirst === true)
  const chosen = isPending ? scopeAsked(variables.visitFirst === true) : stored

  async function change(scope: ConsentScope) {
    if (isPending || scope === stored) return
    // A refusal stays on the screen.
    const changed = await mutateAsync({ visitFirst: scope === 'CONTACT' }).catch(() => undefined)
    if (changed) await onChanged(changed)
  }
  return (
    <section className="share-asks">
      <RadioGroup
        label={t.title}
        options={consentScopes.map((value) => ({ value, ...t.options[value] }))}
        value={chosen}
        onChange={(scope) => void change(scope)}
      />
      <p role="status" className="small muted">
        {isSuccess && `${t.saved} `}
        {t.kept}
      </p>
      <p className="small muted">
        {t.allowed} <ExternalLink href={pathTo('ApplicantRights')}>{t.seeAllowed}</ExternalLink>
      </p>
      {error && (
        <Callout kind="danger" role="alert">
          {errors[codeOf(error)]}
        </Callout>
      )}
    </section>
  )
}
