import { type LawRuleId, lawRules } from '@bailclair/domain/law/law-rules.data.ts'
import { lawOn } from '@bailclair/domain/law/law-state.rules.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { LawLink } from '@bailclair/site-kit/ui/law-link.tsx'
import { useLaw } from '#platform/use-law.ts'
import { advertMessages } from './advert.messages.ts'

const rules = [
  'advert-mentions',
  'advert-grades',
  'advert-energy-cost',
  'advert-risks',
  'lease-deposit',
  'lease-charges',
  'lease-fees',
] as const satisfies readonly LawRuleId[]

/** Which texts the advert and the limits follow, and whether they are in force. */
export function LawSources() {
  const t = useMessages(advertMessages).sources
  const { today, changes } = useLaw()
  return (
    <Disclosure summary={<h3>{t.title}</h3>} className="advert-part">
      <ul className="advert-missing">
        {rules.map((id) => {
          const { state, since, next } = lawOn(lawRules[id], today, changes[id])
          const { source } = lawRules[id]
          return (
            <li key={id}>
              {t.of[id]} – <LawLink source={source} />{' '}
              <span className="small muted">
                {t.state[state](state === 'ANNOUNCED' ? next?.from : since)}. {t.readOn(source.readOn)}
              </span>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={ownerSitePaths.lettingRules}>{t.all}</a>
      </p>
    </Disclosure>
  )
}
