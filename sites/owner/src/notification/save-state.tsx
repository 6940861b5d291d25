import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { preferencesMessages } from './preferences.messages.ts'
import type { useChangePreferences } from './preferences.queries.ts'

type Saving = Pick<ReturnType<typeof useChangePreferences>, 'isPending' | 'isSuccess' | 'error'>

/** Beside the change, in reserved space. */
export function SaveState({ isPending, isSuccess, error }: Saving) {
  const t = useMessages(preferencesMessages)
  return (
    <>
      <div className="preferences-state" role="status">
        {isPending && t.saving}
        {isSuccess && (
          <>
            <Icon name="check" /> {t.saved}
          </>
        )}
      </div>
      {error && (
        <Callout kind="danger" role="alert">
          <FailureText error={error} />
        </Callout>
      )}
    </>
  )
}

function FailureText({ error }: { error: Error }) {
  const errors = useErrorTexts()
  return <p>{errors[codeOf(error)]}</p>
}
