import { usePrinting } from '@bailclair/site-kit/ui/use-printing.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** `isPrinted` while only the selection is on paper. Printing in any other way prints the list. */
export function usePrintSelection() {
  const isPrinting = usePrinting()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const end = () => setWanted(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const print = () => {
    // Synchronous: `beforeprint` follows at once.
    flushSync(() => setWanted(true))
    window.print()
  }
  return { isPrinted: isWanted && isPrinting, print }
}
