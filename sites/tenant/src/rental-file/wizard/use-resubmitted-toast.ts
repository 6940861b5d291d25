import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useEffect, useRef } from 'react'
import { isSubmitted, standingOf } from '../standing.ts'
import { wizardMessages } from './wizard.messages.ts'

/** A correction that completes the part submits it again (decision 114). Shows a toast. */
export function useResubmittedToast(file: MyFile | undefined): void {
  const { resubmitted } = useMessages(wizardMessages)
  const isWithTeam = file !== undefined && standingOf(file) === 'IN_REVIEW'
  const wasWithTenant = useRef(false)
  useEffect(() => {
    if (isWithTeam && wasWithTenant.current) showToast({ kind: 'success', text: resubmitted })
    // Not on the first submission, which has its own page.
    wasWithTenant.current = file !== undefined && isSubmitted(file) && !isWithTeam
  }, [file, isWithTeam, resubmitted])
}
