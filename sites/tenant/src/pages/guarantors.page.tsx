import { GuarantorsStep } from '#rental-file/guarantor/guarantors-step.tsx'
import { FilePage } from './file-page.tsx'

const place = { name: 'guarantors' } as const

export default function GuarantorsPage() {
  return <FilePage place={place}>{(wizard) => <GuarantorsStep {...wizard} />}</FilePage>
}
