import type { AdvertFacts } from '@bailclair/domain/advert/advert-facts.rules.ts'
import { type Language, languages } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { type AdvertText, plainTextOf, writeAdvert } from '@bailclair/texts/advert-texts.ts'
import { type ReactNode, useId, useState } from 'react'
import { advertMessages } from './advert.messages.ts'
import { DownloadAdvert } from './download-advert.tsx'
import { EnergyLabels } from './energy-labels.tsx'
import { LawSources } from './law-sources.tsx'
import type { AdvertEditing } from './use-advert-form.ts'
import type { AdvertLink } from './use-advert-link.ts'

type Props = {
  propertyId: string
  facts: AdvertFacts
  link: AdvertLink
  editing: AdvertEditing
  /** What is missing. */
  notices: ReactNode
}

/** The text as it is typed, to copy and print. */
export function AdvertPreview({ propertyId, facts, link, editing, notices }: Props) {
  const t = useMessages(advertMessages)
  const titleId = useId()
  // an advert in France is in French, whatever its owner reads
  const [language, setLanguage] = useState<Language>('fr')
  const { presentation } = editing.typed
  const text = writeAdvert(facts, { language, presentation, link: 'address' in link ? link.address : undefined })
  return (
    <section className="card advert-part" aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{t.preview}</h2>
        {notices}
        <RadioGroup
          label={t.language}
          options={languages.map((value) => ({ value, label: t.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
        {language === 'en' && presentation && <p className="small muted">{t.untranslated}</p>}
        <Text text={text} language={language} />
        <p className="small muted">{'closed' in link ? t.link[link.closed] : t.link.included}</p>
        <Cluster>
          <CopyButton text={plainTextOf(text)} label={t.copy} copied={t.copied} variant="primary" />
          <DownloadAdvert propertyId={propertyId} language={language} editing={editing} />
        </Cluster>
        <EnergyLabels energy={facts.energy} language={language} />
        <p className="small muted">{t.sources.notice}</p>
        <LawSources />
      </Stack>
    </section>
  )
}

const Text = ({ text: { title, rent, paragraphs }, language }: { text: AdvertText; language: Language }) => (
  <div className="advert-text" lang={language}>
    <h3>{title}</h3>
    {rent && <p className="advert-rent">{rent}</p>}
    {paragraphs.map(({ lines }) => (
      <p key={lines.join()}>{lines.join('\n')}</p>
    ))}
  </div>
)
