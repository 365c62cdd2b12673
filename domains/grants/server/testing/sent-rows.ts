import type { GrantsBank } from './grants-bank.ts';

export const ANN = crypto.randomUUID();
/** Noon of a day in March. */
export const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
/** Ids in an order of our own. */
export const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;

type Programmes = Readonly<Record<'personal' | 'business' | 'energy', string>>;

/** The programmes for which these applications are. */
export async function programmesIn(bank: GrantsBank): Promise<Programmes> {
  return {
    personal: await bank.programmeId('personal'),
    business: await bank.programmeId('business'),
    energy: await bank.programmeId('energy'),
  };
}

export interface Sent {
  readonly place: number;
  readonly state: string;
  readonly sent: number;
  readonly closed?: number;
  readonly programme?: keyof Programmes;
  readonly by?: string;
  readonly organisation?: string;
  readonly isSample?: boolean;
  readonly amount?: number;
  readonly asset?: string;
  readonly awarded?: number;
}

/** An application as a row, without what else comes of one. */
export async function sendRow(bank: GrantsBank, programmes: Programmes, given: Sent): Promise<void> {
  const { place, state, sent, closed, programme = 'personal', by = ANN, organisation = null } = given;
  const { isSample = false, amount = 100_000, asset = 'USD', awarded } = given;
  await bank.database.owner.query(
    `insert into grants.application (case_id, programme_id, reference, user_id, organisation_id, asset, amount_minor, state, is_sample,
       sent_at, closed_at, applicant_kind, country, draft_id, award_id, awarded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'person', 'IT', $12, $13, $14)`,
    [
      idOf(place),
      programmes[programme],
      `GR-${place}`,
      by,
      organisation,
      asset,
      amount,
      state,
      isSample,
      at(sent),
      closed === undefined ? null : at(closed),
      idOf(place + 50),
      awarded === undefined ? null : idOf(place),
      awarded === undefined ? null : at(awarded),
    ],
  );
}
