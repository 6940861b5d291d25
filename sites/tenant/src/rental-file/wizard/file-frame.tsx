import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useOwnTitle } from '@bailclair/site-kit/platform/own-title.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { type Step, Stepper } from '@bailclair/site-kit/ui/stepper/stepper.tsx'
import type { ReactNode } from 'react'
import { type FilePlace, type FileStep, placeOf, placesOf, stepsOf } from '../file-places.ts'
import { guarantorName } from '../guarantor-name.ts'
import { pathToPlace } from '../place-paths.ts'
import { standingOf } from '../standing.ts'
import { stepState } from '../step-state.ts'
import { wizardMessages } from './wizard.messages.ts'

type Props = {
  place: FilePlace
  /** Absent until a type is chosen; then no other step opens. */
  file: MyFile | undefined
  /** The pages, when they differ from the saved file's. */
  places?: readonly FilePlace[] | undefined
  /** Replaces the step's title. */
  title?: string | undefined
  help?: string | undefined
  children: ReactNode
}

/** A wizard page: menu, title with help, step. */
export function FileFrame({ place, file, places = placesOf(file), title, help, children }: Props) {
  const t = useMessages(wizardMessages)
  const words = useWords(place, file)
  const heading = title ?? words.title
  useOwnTitle(heading)
  const steps = stepsOf(places)
  const menu = steps.map((step): Step => {
    const state = stepState(step, { file, current: place, steps })
    const href = file && pathToPlace(openedBy(step, file))
    return { key: `${step.name} ${step.guarantorId ?? ''}`, label: labelOf(step, file, t), state, href }
  })
  return (
    <Column wide className="with-aside">
      <Stepper steps={menu} label={t.menu} />
      <div>
        <PageHeader title={heading}>{help ?? words.help}</PageHeader>
        {file && place.name !== 'summary' && <AgainNotice file={file} />}
        {children}
      </div>
    </Column>
  )
}

type Texts = ReturnType<typeof useMessages<NonNullable<(typeof wizardMessages)['fr']>>>

const findGuarantor = ({ guarantorId }: FileStep, file: MyFile | undefined) =>
  file?.guarantors.find(({ id }) => id === guarantorId)

function labelOf(step: FileStep, file: MyFile | undefined, t: Texts): string {
  const guarantor = findGuarantor(step, file)
  return guarantor ? t.guarantorLabel(guarantorName(guarantor)) : t.steps[step.name].label
}

function useWords(place: FilePlace, file: MyFile | undefined): { title: string; help: string } {
  const t = useMessages(wizardMessages)
  if (!place.category) return t.steps[place.name]
  const { title, titleOf, help } = t.categories[place.category]
  const guarantor = findGuarantor(place, file)
  return { title: guarantor ? titleOf(guarantorName(guarantor)) : title, help }
}

/** The first category with something missing. */
function openedBy(step: FileStep, file: MyFile): FilePlace {
  if (step.name !== 'documents') return step
  const wanted = file.missing
    .map(placeOf)
    .find(({ name, guarantorId }) => name === 'documents' && guarantorId === step.guarantorId)
  return wanted ?? step
}

/** Warns that changing a verified part sends it back to review. */
function AgainNotice({ file }: { file: MyFile }) {
  const t = useMessages(wizardMessages).again
  const standing = standingOf(file)
  if (standing !== 'VERIFIED' && standing !== 'IN_REVIEW') return null
  return (
    <div className="file-again">
      <Callout title={t.title}>{t[standing]}</Callout>
    </div>
  )
}
