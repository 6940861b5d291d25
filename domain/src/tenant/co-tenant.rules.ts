/** More people than any flat has: the bound keeps the invitations of one account from becoming a mailing. */
export const mostCoTenants = 9

/** How long a mailed invitation to join a file is good, in days. */
export const invitationDays = 7
