import { useEffect, useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Button } from '#ui/button/button.tsx'

type Props = {
  text: string
  label?: string | undefined
  /** Label after copying: «Lien copié». */
  copied?: string | undefined
  variant?: 'primary' | 'secondary' | undefined
}

/** In milliseconds. */
const shownFor = 3000

/** Confirms for three seconds, or reports that the browser refused. */
export function CopyButton({ text, label, copied, variant = 'secondary' }: Props) {
  const t = useMessages(blockMessages)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])

  /** The clipboard may be refused, and is missing without TLS. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <Button className="copy-button" variant={variant} icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        <span className="copy-button-label" hidden={isCopied}>
          {label ?? t.copy}
        </span>
        <span className="copy-button-label" hidden={!isCopied}>
          {copied ?? t.copied}
        </span>
      </Button>
      <span role="status" className={outcome === 'failed' ? 'small' : 'visually-hidden'}>
        {isCopied && (copied ?? t.copied)}
        {outcome === 'failed' && t.copyFailed}
      </span>
    </>
  )
}
