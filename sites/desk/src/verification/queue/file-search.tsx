import { fileNumberQuery } from '@bailclair/domain/verification/found-file.schema.ts'
import type { QueuedPart } from '@bailclair/domain/verification/queue.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useState } from 'react'
import { useFoundFile } from '../verification.queries.ts'
import { queueMessages } from './queue.messages.ts'
import { QueueList } from './queue-list.tsx'

type Props = { hasLease: boolean; onTake: (id: string) => void; pendingId: string | undefined }

/** For a tenant on the phone, who reads their number out. */
export function FileSearch(props: Props) {
  const t = useMessages(queueMessages).search
  const errors = useErrorTexts()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [number, setNumber] = useState<string>()
  const { data: found, error, isFetching, refetch } = useFoundFile(number)
  return (
    <search className="file-search">
      <form
        className="cluster gap-8"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = fileNumberQuery.safeParse({ number: typed }).data?.number
          setIsWrong(wanted === undefined && typed.trim() !== '')
          setNumber(wanted)
          if (wanted !== undefined && wanted === number) void refetch()
        }}
      >
        <TextField
          label={t.label}
          prefix={<Icon name="search" />}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isWrong ? t.wrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" pending={isFetching}>
          {t.search}
        </Button>
      </form>
      <div role="status">
        {error && <p className="field-error">{errors[codeOf(error)]}</p>}
        {found && <Found {...props} parts={found.parts} others={found.others} />}
      </div>
    </search>
  )
}

type FoundProps = Props & {
  parts: readonly QueuedPart[]
  others: readonly { initials: string; status: keyof Statuses }[]
}
type Statuses = ReturnType<typeof useStatuses>
const useStatuses = () => useMessages(queueMessages).search.statuses

function Found({ parts, others, hasLease, onTake, pendingId }: FoundProps) {
  const t = useMessages(queueMessages).search
  const statuses = useStatuses()
  if (parts.length + others.length === 0) return <p>{t.none}</p>
  return (
    <>
      {parts.length > 0 && (
        <QueueList
          caption={t.caption}
          parts={parts}
          hasLease={hasLease}
          pendingId={pendingId}
          onTake={({ id }) => onTake(id)}
        />
      )}
      {others.length > 0 && (
        <ul className="file-search-others">
          {others.map(({ initials, status }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same initials
            <li key={index}>{t.other(initials || t.invited, statuses[status])}</li>
          ))}
        </ul>
      )}
    </>
  )
}
