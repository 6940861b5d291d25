import type { Interaction } from 'oidc-provider'
import type { AccountId } from '#account/account.ts'

/** What a sign-in has proved so far: the account, and how (`amr`). */
export type SignInStep = { account: AccountId; amr: string[] }

/** oidc-provider stores the result of an interaction, and reads only `login` and `error` of it. */
export const stepOf = ({ result }: { result?: unknown }): SignInStep | undefined =>
  (result as { step?: SignInStep } | undefined)?.step

export async function keepStep(interaction: Interaction, step: SignInStep): Promise<void> {
  interaction.result = { step }
  await interaction.persist()
}
