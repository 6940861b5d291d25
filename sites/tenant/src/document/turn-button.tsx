import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useState } from 'react'
import { useProfileCall } from '#platform/use-profile-call.ts'
import { documentMessages } from './document.messages.ts'

/** By a quarter, on the server: the team and owners see it upright, too. */
export function TurnButton({ document: { id, fileName } }: { document: MyDocument }) {
  const t = useMessages(documentMessages)
  const { mutate: turn, isPending } = useProfileCall(documentContract.turn)
  const onError = useFailureToast()
  const [turns, setTurns] = useState(0)
  return (
    <>
      <Button
        variant="quiet"
        compact
        icon="turn"
        pending={isPending}
        onClick={() =>
          turn({ params: { id: documentId.parse(id) } }, { onSuccess: () => setTurns((count) => count + 1), onError })
        }
      >
        {t.turn}
        <VisuallyHidden>{t.which(fileName)}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{turns > 0 && t.turned(fileName, turns)}</span>
      </VisuallyHidden>
    </>
  )
}
