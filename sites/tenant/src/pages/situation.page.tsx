import { SituationStep } from '#rental-file/wizard/situation-step.tsx'
import { FilePage } from './file-page.tsx'

const place = { name: 'situation' } as const

export default function SituationPage() {
  return <FilePage place={place}>{(wizard) => <SituationStep {...wizard} />}</FilePage>
}
