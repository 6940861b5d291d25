import type { MyFile } from '@bailclair/domain/tenant/my-file.schema.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { classNames } from '@bailclair/front/ui/class-names.ts'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import { uiMessages } from '@bailclair/front/ui/ui.messages.ts'
import { VisuallyHidden } from '@bailclair/front/ui/visually-hidden.tsx'
import { type FilePlace, isSameStep, placesOf } from '../file-places.ts'
import { pathToPlace } from '../place-paths.ts'
import { wizardMessages } from './wizard.messages.ts'

/** The categories of one person's documents, and which of them are there. */
export function CategoryBar({ file, place }: { file: MyFile; place: FilePlace }) {
  const t = useMessages(wizardMessages)
  const places = placesOf(file).filter((other) => isSameStep(other, place))
  if (places.length < 2) return null
  return (
    <nav aria-label={t.categoriesMenu}>
      <ul className="category-bar">
        {places.map((other) => (
          <li key={other.category}>
            <CategoryLink file={file} place={other} isCurrent={other.category === place.category} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink({ file, place, isCurrent }: { file: MyFile; place: FilePlace; isCurrent: boolean }) {
  const t = useMessages(wizardMessages)
  const { stepStates } = useMessages(uiMessages)
  const { category, guarantorId } = place
  if (!category) return null
  const isMissing = file.missing.some((one) => one.category === category && one.guarantorId === guarantorId)
  return (
    <a
      href={pathToPlace(place)}
      className={classNames('category', !isMissing && 'category-done')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={isMissing ? 'circle-dashed' : 'check-circle'} />
      {t.categories[category].label}
      <VisuallyHidden> ({stepStates[isMissing ? 'missing' : 'done']})</VisuallyHidden>
    </a>
  )
}
