import '#energy-certificate/grade-scale.css'
import { GradeScale } from '#energy-certificate/grade-scale.tsx'
import { useMessages } from '#platform/messages/messages.ts'
import { energyMessages } from './energy.messages.ts'
import { Sample, Section } from './sample.tsx'

export function EnergySamples() {
  const t = useMessages(energyMessages)
  return (
    <Section title={t.title}>
      <Sample title={t.official}>
        <div className="gallery-grid">
          <GradeScale kind="energy" grade="E" figure={286} />
          <GradeScale kind="emissions" grade="B" figure={9.5} />
        </div>
      </Sample>
      <Sample title={t.indicative}>
        <div className="gallery-grid">
          <GradeScale kind="energy" grade="A-D" figure={120} indicative />
          <GradeScale kind="energy" grade="F" figure={401} indicative />
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
