/** Where a mail about properties leads: one has a page of its own, several are on the dashboard. */
export const pathToProperties = ([first, ...others]: readonly string[]): string =>
  first && others.length === 0 ? `/consulte-propriete/${first}` : '/home'
