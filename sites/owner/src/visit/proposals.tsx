import { mostProposed, type PropertyVisits } from '@bailclair/domain/visit/visit.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { proposalsMessages } from './proposals.messages.ts'
import { useChangeVisits } from './visit.queries.ts'

type Props = Pick<PropertyVisits, 'applicants' | 'waiting'> & { propertyId: string; hasSlots: boolean }

/** Names alone: no income decides who visits. */
export function Proposals({ propertyId, applicants, waiting, hasSlots }: Props) {
  const t = useMessages(proposalsMessages)
  return (
    <section className="card visit-part" aria-labelledby="proposer">
      <h2 id="proposer">{t.title}</h2>
      {applicants.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p className="muted">{hasSlots ? t.help : t.noSlots}</p>
          {applicants.length === mostProposed && <p>{t.firstOnes(mostProposed)}</p>}
          <ProposalForm propertyId={propertyId} applicants={applicants} />
        </>
      )}
      {waiting.length > 0 && (
        <div>
          <h3>{t.waiting}</h3>
          <ul className="slot-bookings">
            {waiting.map(({ id, name }) => (
              <li key={id}>
                <a href={pathTo('Application', { id })}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function ProposalForm({ propertyId, applicants }: Pick<Props, 'propertyId' | 'applicants'>) {
  const t = useMessages(proposalsMessages)
  const onError = useFailureToast()
  const { mutate, isPending } = useChangeVisits(propertyId)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = applicants.filter(({ id }) => picked.has(id)).map(({ id }) => id)
  const toggle = (id: string) =>
    setPicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const isAll = chosen.length === applicants.length
  const propose = () =>
    chosen.length === 0
      ? showToast({ kind: 'info', text: t.choose })
      : mutate({ propose: chosen }, { onSuccess: () => showToast({ kind: 'success', text: t.proposed }), onError })
  return (
    <>
      <fieldset className="visit-applicants" aria-labelledby="proposer">
        {applicants.length > 1 && (
          <Checkbox
            label={t.all}
            checked={isAll}
            onChange={() => setPicked(new Set(isAll ? [] : applicants.map(({ id }) => id)))}
          />
        )}
        {applicants.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={picked.has(id)} onChange={() => toggle(id)} />
        ))}
      </fieldset>
      <div>
        <Button pending={isPending} onClick={propose}>
          {t.submit(chosen.length)}
        </Button>
      </div>
    </>
  )
}
