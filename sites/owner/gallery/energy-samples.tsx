import '#energy-certificate/grade-scale.css'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { certificatePanelMessages } from '#energy-certificate/certificate-panel.messages.ts'
import { GradeScale } from '#energy-certificate/grade-scale.tsx'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Energy',
  statuses: 'Statuses of a certificate',
  official: 'Official grades',
  estimate: 'Estimated grade',
  extremes: 'Extremes',
}

export function EnergySamples() {
  const words = useMessages(certificatePanelMessages).statuses
  return (
    <Section title={t.title}>
      <Sample title={t.statuses}>
        <Cluster>
          <Badge tone="verified">{words.ACTIF}</Badge>
          <Badge tone="danger">{words.EXPIRE}</Badge>
          <Badge tone="modification">{words.REMPLACE}</Badge>
        </Cluster>
      </Sample>
      <Sample title={t.official}>
        <div className="gallery-grid">
          <GradeScale kind="energy" grade="E" figure={286} />
          <GradeScale kind="emissions" grade="B" figure={9.5} />
        </div>
      </Sample>
      <Sample title={t.estimate}>
        <div className="gallery-grid">
          <GradeScale kind="energy" grade="A-D" figure={120} estimated />
          <GradeScale kind="energy" grade="F" figure={401} estimated />
        </div>
      </Sample>
      <Sample title={t.extremes}>
        <div className="gallery-grid">
          <GradeScale kind="energy" grade="A" />
          <GradeScale kind="energy" grade="G+" figure={1234.56} />
          <GradeScale kind="emissions" grade="A" figure={4} />
          <GradeScale kind="emissions" grade="G" figure={132} />
        </div>
      </Sample>
    </Section>
  )
}
