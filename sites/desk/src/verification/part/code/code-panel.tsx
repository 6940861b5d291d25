import type { CodeResult } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { DeskCode } from '@bailclair/domain/verification/desk-reading.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import './code.css'
import { codeMessages } from './code.messages.ts'

/** Words, not a score: only a valid signature is green, and none of them is an accusation. */
const tones: Readonly<Record<CodeResult, 'verified' | 'modification' | 'draft'>> = {
  SIGNED_AND_VALID: 'verified',
  SIGNATURE_DOES_NOT_MATCH: 'modification',
  CERTIFICATE_REVOKED: 'modification',
  AUTHORITY_UNKNOWN: 'draft',
  CERTIFICATE_OUT_OF_DATE: 'draft',
  CODE_UNREADABLE: 'draft',
  NO_CODE: 'draft',
}

/** Whose signature is right. Of others, day and authority are only what the code says. */
const signed: readonly CodeResult[] = ['SIGNED_AND_VALID', 'CERTIFICATE_OUT_OF_DATE', 'CERTIFICATE_REVOKED']

export const codesTitleId = 'code-panel-title'

type Props = { codes: readonly DeskCode[]; checkedOn: string | undefined }

/** The signed codes of a document beside what its pages say. Nothing where there is none, as of most documents. */
export function CodePanel({ codes, checkedOn }: Props) {
  const t = useMessages(codeMessages)
  const { date } = useFormats()
  if (codes.length === 0) return null
  return (
    <section className="code-panel" aria-labelledby={codesTitleId}>
      <h3 id={codesTitleId} tabIndex={-1}>
        {t.title}
      </h3>
      {codes.map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document has few codes, in the order of its pages
        <Code key={index} code={code} />
      ))}
      {checkedOn && <p className="small muted">{t.checkedOn(date(checkedOn))}</p>}
    </section>
  )
}

function Code({ code }: { code: DeskCode }) {
  const t = useMessages(codeMessages)
  const { result, kind, page, signedOn, problems, compared } = code
  const { results, meanings, kinds, problems: problemWords } = t.words
  return (
    <>
      <p className="cluster">
        <Badge tone={tones[result]}>{results[result]}</Badge>
        <span>{[kind && kinds[kind], t.onPage(page)].filter(Boolean).join(' · ')}</span>
        {signedOn && <Signature code={{ ...code, signedOn }} />}
      </p>
      <p className="small">{meanings[result]}</p>
      {problems.length > 0 && (
        <ul className="small">
          {problems.map(({ problem, field = '' }) => (
            <li key={`${problem} ${field}`}>{[problemWords[problem], field].filter(Boolean).join(' · ')}</li>
          ))}
        </ul>
      )}
      {compared && compared.length > 0 && <Comparison compared={compared} />}
    </>
  )
}

function Signature({ code }: { code: DeskCode & { signedOn: string } }) {
  const t = useMessages(codeMessages)
  const { date } = useFormats()
  const { result, signedOn, signerName, authorityName } = code
  const day = date(signedOn)
  const parts = signed.includes(result)
    ? [signerName ? t.signedBy(day, signerName) : t.signedOn(day), authorityName && t.certificateOf(authorityName)]
    : [t.dateInCode(day), authorityName && t.namedAuthority(authorityName)]
  return <span className="muted">{parts.filter(Boolean).join(' · ')}</span>
}

function Comparison({ compared }: { compared: NonNullable<DeskCode['compared']> }) {
  const t = useMessages(codeMessages)
  const { facts, comparisons } = t.words
  return (
    <table className="code-comparison">
      <caption className="visually-hidden">{t.compared}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.fact}</th>
          <th scope="col">{t.columns.code}</th>
          <th scope="col">{t.columns.page}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ fact, value, comparison, printed }) => (
          <tr key={fact} data-comparison={comparison}>
            <th scope="row">{facts[fact]}</th>
            <td>{value}</td>
            <td>{printed ? t.printed(comparisons[comparison], printed) : comparisons[comparison]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
