import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { publishAddresses } from './addresses.ts'

/** Every run has a product of its own; what is returned ends it. */
export default async function setup() {
  const stack = await startTemporaryStack()
  publishAddresses(stack.addresses)
  return stack.stop
}
