/** What belongs to a programme and has no row of its own: its one competition, and the form of that. */
const marks = { competition: 0xc0_4b_e7_17, form: 0xf0_8a_31_5c } as const;

/** The id of what belongs to a programme. Asked with such an id it answers that of the programme: it is its own opposite. */
export function siblingId(id: string, of: keyof typeof marks): string {
  const last = Number.parseInt(id.slice(-8), 16);
  return `${id.slice(0, -8)}${((last ^ marks[of]) >>> 0).toString(16).padStart(8, '0')}`;
}
