import { addressContract } from '@bailclair/domain/address/address.contract.ts'

const [start = ''] = addressContract.list.path.split(':')

/** Whether an address ends in a text to search for. Such a text can be malformed, which is 400, but never missing. */
export const isSearch = (address: string): boolean => address.includes(start)
