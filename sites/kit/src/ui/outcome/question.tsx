import type { ComponentProps, ReactNode } from 'react'
import type { Form } from '#platform/form/use-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Outcome } from './outcome.tsx'

type Props<Values extends object> = Pick<ComponentProps<typeof Outcome>, 'illustration' | 'title' | 'children'> & {
  form: Form<Values>
  /** Says what happens. */
  answer: string
  /** Another way to go. */
  other?: ReactNode
}

/** A page that asks one thing, answered by a button: programs that follow the links of a mail press none, people do. */
export function Question<Values extends object>({ form, answer, other, children, ...outcome }: Props<Values>) {
  return (
    <form {...form.props}>
      <Outcome
        {...outcome}
        actions={
          <>
            <Button type="submit" pending={form.isPending}>
              {answer}
            </Button>
            {other}
          </>
        }
      >
        {children}
        {form.failure && (
          <Callout kind="danger" role="alert">
            {form.failure.text}
          </Callout>
        )}
      </Outcome>
    </form>
  )
}
