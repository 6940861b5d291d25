import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { blockMessages } from '@bailclair/site-kit/ui/block.messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { type FilePlace, isSameStep, placesOf } from '../file-places.ts'
import { pathToPlace } from '../place-paths.ts'
import { wizardMessages } from './wizard.messages.ts'

const looks = {
  done: { className: 'category-done', icon: 'check-circle' },
  missing: { className: 'category-missing', icon: 'circle-dashed' },
  declined: { className: 'category-declined', icon: 'return' },
} as const

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
  const { stepStates } = useMessages(blockMessages)
  const { category, guarantorId } = place
  if (!category) return null
  const missing = file.missing.find((one) => one.category === category && one.guarantorId === guarantorId)
  const look = missing ? looks[missing.step === 'DECLINED_DOCUMENT' ? 'declined' : 'missing'] : looks.done
  return (
    <a href={pathToPlace(place)} className={`category ${look.className}`} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={look.icon} />
      {t.categories[category].label}
      <VisuallyHidden> ({stepStates[missing ? 'missing' : 'done']})</VisuallyHidden>
    </a>
  )
}
