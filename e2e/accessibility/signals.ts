const place = { x: 0.66, y: 0.5, width: 0.14, height: 0.016 }

/** Of a payslip about which much can be seen. */
export const someReading = {
  codes: [],
  evidence: [],
  signals: [
    { kind: 'EDITED_WITH', seen: [{ found: 'Adobe Photoshop 25.1 (Macintosh)' }] },
    {
      kind: 'SAVED_AGAIN',
      seen: [{ found: '2026-11-03', expected: '2026-11-02' }, { found: '2\u00A0×' }],
      isUseful: false,
    },
    { kind: 'MIXED_FONTS', seen: [{ page: 1, place, found: '2 630,00' }], isUseful: true },
    {
      kind: 'AMOUNTS_DIFFER',
      seen: [0.4, 0.5, 0.6, 0.7, 0.8].map((y) => ({
        page: 1,
        place: { ...place, y },
        found: '2 630,00',
        expected: '2 000,00',
      })),
    },
    { kind: 'EMPLOYER_NUMBER_WRONG', seen: [{ page: 1, place, found: '732 829 320 00078' }] },
    { kind: 'SAME_BYTES', seen: [{}] },
  ],
}

const period = { verified: 12, declined: 3, late: 1, medianDelay: 3_900 }
const signal = (kind: string, useful: number, notUseful: number, isOff = false) => ({ kind, useful, notUseful, isOff })

/** Of a team that has said something about some signals. */
export const someFigures = {
  waiting: 7,
  late: 2,
  today: period,
  week: { ...period, since: '2026-11-09' },
  days: [{ ...period, date: '2026-11-15' }],
  signals: [
    signal('EDITED_WITH', 18, 4),
    signal('SAVED_AGAIN', 9, 11, true),
    signal('MIXED_FONTS', 31, 2),
    signal('AMOUNTS_DIFFER', 1_204, 96),
    signal('EMPLOYER_NUMBER_WRONG', 7, 1),
    signal('ACCOUNT_NUMBER_WRONG', 0, 0),
    signal('SAME_BYTES', 3, 1),
    signal('SAME_PICTURE', 0, 2),
  ],
}
