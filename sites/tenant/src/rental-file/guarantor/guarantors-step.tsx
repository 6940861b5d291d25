import { mostGuarantorsPerTenant } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { MyFile, MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useState } from 'react'
import { useOwnerSite } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { guarantorName } from '../guarantor-name.ts'
import { StepLinks } from '../wizard/step-links.tsx'
import type { FileWizard } from '../wizard/use-file-step.ts'
import { guarantorMessages } from './guarantor.messages.ts'
import { guarantorIcons } from './guarantor-icons.ts'
import { RemoveGuarantorDialog } from './remove-guarantor-dialog.tsx'

type Props = Pick<FileWizard, 'links'> & { file: MyFile }

/** None, one or two. */
export function GuarantorsStep({ file: { guarantors }, links }: Props) {
  const t = useMessages(guarantorMessages)
  const [removed, setRemoved] = useState<MyGuarantor>()
  return (
    <Stack gap={24}>
      {guarantors.length > 0 ? (
        <ul className="people" aria-label={t.list}>
          {guarantors.map((guarantor) => (
            <Line key={guarantor.id} guarantor={guarantor} onRemove={() => setRemoved(guarantor)} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t.none}</p>
      )}
      {guarantors.length < mostGuarantorsPerTenant && (
        <div>
          <ButtonLink href={pathTo('Guarantor')} variant="secondary" icon="plus">
            {guarantors.length === 0 ? t.add : t.addAnother}
          </ButtonLink>
        </div>
      )}
      <StepLinks links={links} />
      <RemoveGuarantorDialog guarantor={removed} onClose={() => setRemoved(undefined)} />
    </Stack>
  )
}

function Line({ guarantor, onRemove }: { guarantor: MyGuarantor; onRemove: () => void }) {
  const t = useMessages(guarantorMessages)
  const { money } = useFormats()
  const ownerSite = useOwnerSite()
  const noticeLink = (words: string) => (
    <ExternalLink href={ownerSite(ownerSitePaths.guarantorNotice)}>{words}</ExternalLink>
  )
  const name = guarantorName(guarantor)
  const { kind, firstName, lastName, monthlyIncome } = guarantor
  const facts = [
    t.kinds[kind],
    ...(kind === 'COMPANY' ? [t.represented(`${firstName} ${lastName}`)] : []),
    ...(monthlyIncome === undefined ? [] : [t.monthly(money(monthlyIncome))]),
  ]
  return (
    <li className="person">
      <Icon name={guarantorIcons[kind]} large />
      <div className="person-who">
        <p className="person-name">{name}</p>
        <p className="small muted">{facts.join(' · ')}</p>
        {kind !== 'BODY' && (
          <p className="small muted">
            {guarantor.email ? t.told(guarantor.email) : <Rich text={t.toTell} notice={noticeLink} />}
          </p>
        )}
      </div>
      <div className="person-actions cluster">
        <ButtonLink href={pathTo('Guarantor', { id: guarantor.id })} variant="quiet" compact icon="pencil">
          {t.edit}
          <VisuallyHidden>{t.editOf(name)}</VisuallyHidden>
        </ButtonLink>
        <Button variant="quiet" compact icon="trash" onClick={onRemove}>
          {t.remove}
          <VisuallyHidden>{t.removeOf(name)}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
