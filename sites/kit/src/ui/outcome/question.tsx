import type { ComponentProps, ReactNode } from 'react'
import type { Form } from '#platform/form/use-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Outcome } from './outcome.tsx'

type Props<Values extends object> = Pick<ComponentProps<typeof Outcome>, 'illustration' | 'title' | 'children'> & {
  form: Form<Values>
  /** Label of the button. */
  answer: string
  /** An alternative link. */
  other?: ReactNode
}

/** Asks for one click: mail scanners follow links but press no buttons. */
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
