import { examplePassword } from '@bailclair/domain/identity/password-example.rules.ts'
import { useEffect, useState } from 'react'

/** A placeholder drawn for each visitor (spec §5). Drawn after the first paint: the page itself is the same for all. */
export function useExamplePassword(): string | undefined {
  const [example, setExample] = useState<string>()
  useEffect(() => setExample(examplePassword(randomBelow)), [])
  return example
}

/** Draws again above the last whole multiple of `bound`, so that every number is equally likely. */
function randomBelow(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < limit ? drawn % bound : randomBelow(bound)
}
