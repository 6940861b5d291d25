import { examplePassword } from '@bailclair/domain/identity/password-example.rules.ts'
import { useEffect, useState } from 'react'

/** A random placeholder, drawn after first paint: the rendered page is the same for everyone. */
export function useExamplePassword(): string | undefined {
  const [example, setExample] = useState<string>()
  useEffect(() => setExample(examplePassword(randomBelow)), [])
  return example
}

/** Rejection sampling: every number is equally likely. */
function randomBelow(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < limit ? drawn % bound : randomBelow(bound)
}
