import { NamesStep } from '#rental-file/wizard/names-step.tsx'
import { FilePage } from './file-page.tsx'

const place = { name: 'names' } as const

export default function FileNamesPage() {
  return <FilePage place={place}>{(wizard) => <NamesStep {...wizard} />}</FilePage>
}
