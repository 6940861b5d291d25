/*
 * Takes the pictures of the README and of the landing page from the product itself:
 *
 *   npm run pictures                          all of them
 *   npm run pictures -- desk manage-tenants   those of these names (see pictures.ts)
 *
 * It starts a product of its own with the demo data, so people and figures are always the same; only dates follow the
 * day. To add one, describe it in pictures.ts. `series` says where it goes, in which languages, colours and sizes.
 */
import { makeDemoData } from '@bailclair/one-machine/demo-data/make-demo-data.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import { openStudio } from './open-studio.ts'
import { pictures } from './pictures.ts'

const names = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name))
if (wanted.length === 0) throw new Error(`No picture is called ${names.join(' or ')}.`)

const stack = await startTemporaryStack()
try {
  const { addresses: at, databaseUrl } = stack
  const signal = new AbortController().signal
  await makeDemoData({ at, databaseUrl, signal }, () => console.log('  Making the demo data…'))
  const studio = await openStudio(at)
  for (const picture of wanted) for (const file of await studio.take(picture)) console.log(`  ${file}`)
  await studio.close()
} finally {
  await stack.stop()
}
