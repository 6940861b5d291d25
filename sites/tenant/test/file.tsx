import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { listMissing } from '@bailclair/domain/rental-file/missing.rules.ts'
import type { MyFile, MyGuarantor, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { fileRoutes } from '#app/file-routes.ts'
import { site } from '#app/site.ts'
import { WithProfile } from '#app/with-profile.tsx'
import { show } from './screen.tsx'
import { begunFile, camille } from './tenant.ts'

export const document = (changes: Partial<MyDocument> = {}): MyDocument => ({
  id: '00000000-0000-4000-8000-0000000000d1',
  category: 'IDENTITY',
  fileName: 'carte.pdf',
  mediaType: 'application/pdf',
  size: 1_258_291,
  pages: 2,
  status: 'PENDING',
  createdAt: '2026-11-14T09:00:00.000Z',
  ...changes,
})

export const paul: MyGuarantor = {
  id: '00000000-0000-4000-8000-0000000000a1',
  kind: 'PERSON',
  firstName: 'Paul',
  lastName: 'Durand',
  monthlyIncome: 3200,
  documents: [],
}

/** Computes what is missing as the server does. */
export function profileOf(changes: Partial<MyFile> = {}, tenant: TenantProfile = camille): TenantProfile {
  const file = { ...begunFile, ...changes }
  const missing = changes.missing ?? missingOf(tenant, file)
  return { ...tenant, file: { ...file, missing } }
}

const missingOf = ({ firstName, lastName }: TenantProfile, file: MyFile) =>
  listMissing({
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    situation: file.situation ?? null,
    monthlyIncome: file.monthlyIncome ?? null,
    documents: file.documents,
    guarantors: file.guarantors.map((guarantor) => ({ ...guarantor, monthlyIncome: guarantor.monthlyIncome ?? null })),
  })

/** Complete, not submitted. */
export const completeFile: Partial<MyFile> = {
  situation: 'PERMANENT_CONTRACT',
  incomes: [{ kind: 'SALARY', monthlyAmount: 2450.5 }],
  monthlyIncome: 2450.5,
  documents: (['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'] as const).map((category, index) =>
    document({ id: `00000000-0000-4000-8000-0000000000d${index + 1}`, category }),
  ),
}

type Options = {
  profile?: TenantProfile
  language?: Language
  answers?: Parameters<typeof stubApi>[0]
}

/** Loaded at once, so that no test waits for code. */
const pages = new Map(
  await Promise.all(fileRoutes.map(async ({ path, load }) => [path, (await load()).default] as const)),
)

/** Renders the page of the address; outside the wizard, the address itself. */
function CurrentPage() {
  const { pathname, search } = useLocation()
  const Page = pages.get(site.findRoute(pathname).route.path)
  return Page ? (
    <Page key={pathname} />
  ) : (
    <p>
      {pathname}
      {search}
    </p>
  )
}

/** Opens a wizard page on a server with one profile. */
export function openFile(at: string, { profile = profileOf(), language = 'en', answers }: Options = {}) {
  const server = { profile }
  const keep = (next: TenantProfile) => {
    server.profile = next.file ? profileOf({ ...next.file, missing: missingOf(next, next.file) }, next) : next
    return ok(server.profile)
  }
  const change = (changes: Partial<MyFile>) => keep({ ...server.profile, file: { ...fileIn(server), ...changes } })
  const api = stubApi({
    'GET tenant/profile': () => ok(server.profile),
    'POST tenant/names': ({ body }) => keep({ ...server.profile, ...(body as object) }),
    'POST tenant/file': ({ body }) => change(typeChange(server, body as TypeChange)),
    'POST tenant/coTenants': ({ body }) => change({ tenants: [...fileIn(server).tenants, invited(body as Email)] }),
    'POST tenant/situation': ({ body }) => change(situationChange(body as SituationBody)),
    'POST tenant/guarantors': ({ body }) =>
      change({ guarantors: [...fileIn(server).guarantors, { ...paul, ...withoutNulls(body as object) }] }),
    'POST tenant/submit': () =>
      change({
        submittedAt: '2026-11-15T12:00:00.000Z',
        tenants: fileIn(server).tenants.map((one) => (one.isMe ? { ...one, status: 'TO_PROCESS' } : one)),
      }),
    ...answers,
  })
  const history = createMemoryHistory(at)
  const screen = show(
    <WithProfile>
      <CurrentPage />
    </WithProfile>,
    { language, history, session: signedIn },
  )
  const bodies = (call: string) =>
    api.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body)
  return { ...api, ...screen, history, server, change, bodies }
}

/** The API omits null values. */
const withoutNulls = (body: object) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))

type Server = { profile: TenantProfile }
type Email = { email: string }
type TypeChange = { applicationType: ApplicationType; coTenants?: Email[] }
type SituationBody = Required<Pick<MyFile, 'situation' | 'incomes'>>

const fileIn = ({ profile }: Server): MyFile => profile.file ?? begunFile

const invited = ({ email }: Email): MyFile['tenants'][number] => ({
  id: `00000000-0000-4000-8000-0000000000b${email.length % 10}`,
  tenantType: 'JOIN',
  isMe: false,
  joined: false,
  status: 'INCOMPLETE',
  email,
  invitationEndsAt: '2999-11-22T12:00:00.000Z',
})

function typeChange(server: Server, { applicationType, coTenants = [] }: TypeChange): Partial<MyFile> {
  const { tenants } = fileIn(server)
  const kept = applicationType === 'ALONE' ? tenants.filter(({ isMe }) => isMe) : tenants
  return { applicationType, tenants: [...kept, ...coTenants.map(invited)] }
}

const situationChange = ({ situation, incomes }: SituationBody): Partial<MyFile> => ({
  situation,
  incomes,
  monthlyIncome: incomes.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0),
})
