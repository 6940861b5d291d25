import type { CodeFact } from './signed-code.schema.ts'

/** How the value of a field is written. */
export type FieldForm =
  | 'text'
  | 'digits'
  | 'amount'
  | 'hours'
  /** Days since 2000-01-01, four hexadecimal digits. */
  | 'days'
  /** DDMMYYYY. */
  | 'date'
  | 'time'
  | 'year'
  | 'country'
  | 'base32'

export type FieldSpec = {
  form: FieldForm
  min: number
  /** Infinity: ends at the next separator. Same as `min`: has no separator. */
  max: number
  /** Undefined: is neither compared nor kept. Tax numbers, account numbers and telephone numbers have none. */
  fact?: CodeFact
}

const upTo = (max: number, form: FieldForm = 'text', fact?: CodeFact): FieldSpec => spec(form, 0, max, fact)
const fixed = (length: number, form: FieldForm = 'text', fact?: CodeFact): FieldSpec => spec(form, length, length, fact)
const open = (form: FieldForm = 'text', fact?: CodeFact): FieldSpec => spec(form, 0, Infinity, fact)
const spec = (form: FieldForm, min: number, max: number, fact?: CodeFact): FieldSpec => ({
  form,
  min,
  max,
  ...(fact && { fact }),
})

const days = (fact?: CodeFact) => fixed(4, 'days', fact)
const date = (fact?: CodeFact) => fixed(8, 'date', fact)
const country = fixed(2, 'country')
const line = upTo(38)
const addressLine = upTo(38, 'text', 'ADDRESS')

/** Fields of perimeter 01 of the public specification that documents of applicants have. */
export const fieldTable: Readonly<Record<string, FieldSpec>> = {
  // about the code: address, composition, expiry of the document
  '01': open(),
  '02': open(),
  '03': open(),
  '04': open(),
  '05': open(),
  '06': days(),
  '07': fixed(6, 'time'),
  '08': days(),
  '09': fixed(4, 'digits'),
  '0A': fixed(9, 'digits'),
  '0B': fixed(9, 'digits'),
  '0C': open('base32'),
  '0D': fixed(36),

  // who is served, who pays
  '10': upTo(38, 'text', 'NAME'),
  '11': line,
  '12': upTo(38, 'text', 'NAME'),
  '13': upTo(38, 'text', 'NAME'),
  '14': line,
  '15': line,
  '16': line,
  '17': line,
  '18': open(),
  '19': open(),
  '1A': open(),
  '1B': open(),
  '1C': date(),
  '1D': upTo(16, 'amount'),
  '1E': upTo(30),
  '1F': upTo(30),
  '1G': fixed(1, 'digits'),
  '1H': fixed(1, 'digits'),
  '1I': upTo(38, 'text', 'SECOND_NAME'),
  '1J': line,
  '1K': upTo(38, 'text', 'SECOND_NAME'),
  '1L': upTo(38, 'text', 'SECOND_NAME'),
  '1M': line,
  '1N': line,
  '1O': line,
  '1P': line,
  '20': addressLine,
  '21': addressLine,
  '22': addressLine,
  '23': addressLine,
  '24': fixed(5, 'text', 'ADDRESS'),
  '25': upTo(32, 'text', 'ADDRESS'),
  '26': country,
  '27': line,
  '28': line,
  '29': line,
  '2A': line,
  '2B': fixed(5),
  '2C': upTo(32),
  '2D': country,

  // bank
  '30': upTo(140, 'text', 'NAME'),
  '31': spec('text', 14, 38),
  '32': spec('text', 8, 11),
  '33': upTo(30),
  '34': country,
  '35': spec('text', 14, 34),
  '36': days('PERIOD_START'),
  '37': days('PERIOD_END'),
  '38': upTo(11, 'amount'),
  '39': upTo(11, 'amount'),

  // tax
  '40': fixed(13, 'digits'),
  '41': upTo(12, 'amount', 'REFERENCE_INCOME'),
  '42': open(),
  '43': spec('amount', 1, 5, 'TAX_SHARES'),
  '44': fixed(13),
  '45': fixed(4, 'year', 'INCOME_YEAR'),
  '46': upTo(38, 'text', 'NAME'),
  '47': fixed(13, 'digits'),
  '48': upTo(38, 'text', 'SECOND_NAME'),
  '49': fixed(13, 'digits'),
  '4A': date('COLLECTED_ON'),
  '4B': date('DECLARED_ON'),
  '4V': upTo(10, 'amount', 'INCOME_TAX'),
  '4W': upTo(10, 'amount'),
  '4X': upTo(10, 'amount'),
  '4Y': open('text', 'ADDRESS'),

  // work
  '50': fixed(14, 'digits', 'EMPLOYER_NUMBER'),
  '51': fixed(6, 'hours'),
  '52': fixed(7, 'hours'),
  '53': days('PERIOD_START'),
  '54': days('PERIOD_END'),
  '55': date('CONTRACT_START'),
  '56': days(),
  '57': date(),
  '58': upTo(11, 'amount', 'TAXABLE_PAY'),
  '59': upTo(12, 'amount', 'TAXABLE_PAY_TO_DATE'),
  '5A': upTo(11, 'amount', 'GROSS_PAY'),
  '5B': upTo(12, 'amount'),
  '5C': upTo(11, 'amount', 'NET_PAY'),
  '5D': line,
  '5E': line,
  '5F': line,
  '5G': line,
  '5H': fixed(5),
  '5I': upTo(32),
  '5J': country,
  '5K': upTo(50),
  '5L': spec('text', 9, 14),
  '5M': upTo(38, 'text', 'EMPLOYER'),
  '5N': fixed(21, 'digits'),
  '5O': upTo(38, 'text', 'EMPLOYER'),
  '5P': upTo(20, 'text', 'EMPLOYER'),
  '5Q': line,
  '5R': upTo(20),
  '5S': upTo(40),
  '5T': fixed(1, 'digits'),
  '5U': upTo(12),

  // identity and home; a day or month of birth that is unknown is 00
  '60': upTo(60, 'text', 'NAME'),
  '61': upTo(20, 'text', 'NAME'),
  '62': upTo(38, 'text', 'NAME'),
  '63': line,
  '64': line,
  '65': fixed(2),
  '66': upTo(20),
  '67': country,
  '68': fixed(1),
  '69': fixed(8, 'digits'),
  '6A': upTo(32),
  '6B': fixed(3),
  '6C': country,
  '6D': upTo(60),
  '6E': upTo(60),
  '6F': upTo(90),
  '6I': country,
  '6J': fixed(1, 'digits'),
  '6K': fixed(19, 'digits'),
  '6L': date(),
  '6M': upTo(40),
  '6N': date(),
  '6O': date(),
  '6P': upTo(40),
  '6Q': upTo(10),
  '6R': fixed(12),
  '6S': addressLine,
  '6T': addressLine,
  '6U': addressLine,
  '6V': addressLine,
  '6W': fixed(5, 'text', 'ADDRESS'),
  '6X': upTo(32, 'text', 'ADDRESS'),
  '6Y': country,
  '6Z': spec('text', 9, 11),
}
