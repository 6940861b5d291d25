/** Something needs a program that is not here. The message says how to get it. */
export class MissingProgram extends Error {
  override name = 'MissingProgram'
}
