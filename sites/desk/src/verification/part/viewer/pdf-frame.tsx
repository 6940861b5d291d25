import { useEffect, useRef } from 'react'

type Props = { file: Blob; label: string; place: string }

/**
 * A page of its own shows the PDF: Firefox's viewer would inherit the Trusted Types of the desk and lose its worker, and
 * a long PDF would block the desk.
 */
export function PdfFrame({ file, label, place }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const sendFile = ({ source, origin, data }: MessageEvent) => {
      const asking = frame.current?.contentWindow
      if (!asking || source !== asking || origin !== window.location.origin || data !== 'pdf-frame') return
      asking.postMessage({ file, label }, origin)
    }
    window.addEventListener('message', sendFile)
    return () => window.removeEventListener('message', sendFile)
  }, [file, label])
  // A frame does not load again when only the fragment of its address changes.
  const address = `/pdf-frame.html#${place}`
  return <iframe key={address} ref={frame} className="viewer-stage viewer-frame" title={label} src={address} />
}
