/** Response header with the number of the receipt for a deleted account; the farewell mail has it, too. */
export const receiptHeader = 'x-receipt'

/** Three groups of four signs of Crockford's base32. */
export const receiptShape = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/
