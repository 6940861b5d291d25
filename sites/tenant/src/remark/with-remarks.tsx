import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { remarkStatus } from './late-remarks.tsx'
import { useRemarks } from './remark.queries.ts'

type Props = { file: MyFile; children: (remarksOf: (documentId: string) => ShownRemark[]) => ReactNode }

/** Asks for remarks where the file is known. The status comes last: nothing moves when it appears. */
export function WithRemarks({ file, children }: Props) {
  const { remarks } = useRemarks(file)
  return (
    <Stack gap={32}>
      {children((id) => remarks.filter(({ documentId }) => documentId === id))}
      <remarkStatus.Part isNeeded />
    </Stack>
  )
}
