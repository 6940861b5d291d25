/** A French address ends with its postcode and town: the last five digits that stand alone are the postcode. */
export const findPostcode = (address: string): string | undefined => address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1)
