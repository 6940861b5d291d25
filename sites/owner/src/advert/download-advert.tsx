import type { Language } from '@bailclair/domain/value/language.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { saveFile } from '@bailclair/site-kit/platform/save-file.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { useState } from 'react'
import { advertMessages } from './advert.messages.ts'
import { usePrintAdvert } from './advert.queries.ts'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = { propertyId: string; language: Language; editing: AdvertEditing }

/** The server prints what is stored, so what was typed is saved first. */
export function DownloadAdvert({ propertyId, language, editing }: Props) {
  const t = useMessages(advertMessages)
  const print = usePrintAdvert(propertyId)
  const showFailure = useFailureToast()
  const [isPending, setPending] = useState(false)

  async function download() {
    setPending(true)
    try {
      if (editing.isUnsaved && !(await editing.save())) return
      saveFile(await print(language), `${t.fileName[language]}.pdf`)
      showToast({ kind: 'success', text: t.downloaded })
    } catch (cause) {
      showFailure(cause)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" icon="download" pending={isPending} onClick={() => void download()}>
      {editing.isUnsaved ? t.saveAndDownload : t.download}
    </Button>
  )
}
