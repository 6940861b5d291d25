import { defineRoute } from '../contract/route.ts'
import { remarkList } from './remark.schema.ts'

export const remarkContract = {
  list: defineRoute({
    method: 'GET',
    path: '/tenant/remarks',
    access: 'tenant',
    summary: 'What looks wrong about one’s own documents and those of guarantors; never a reason to refuse them',
    response: remarkList,
  }),
}
