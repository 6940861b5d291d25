import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import type { QrCode } from './qr-code.tsx'
import { shareLinkMessages } from './share-link.messages.ts'

/** The code, and the library that draws it, once someone wants to see it; its place is kept meanwhile. */
export function LazyQrCode(props: ComponentProps<typeof QrCode>) {
  const t = useMessages(shareLinkMessages)
  const [loaded, setLoaded] = useState<{ Code: typeof QrCode } | 'failed'>()
  useEffect(() => {
    let isWanted = true
    import('./qr-code.tsx').then(
      ({ QrCode: Code }) => isWanted && setLoaded({ Code }),
      () => isWanted && setLoaded('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [])
  if (loaded === 'failed') return <p className="qr-code small">{t.code.missing}</p>
  return loaded ? <loaded.Code {...props} /> : <span className="qr-code" />
}
