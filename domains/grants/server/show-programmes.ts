import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { FundBooks } from '@egcr/disbursements/server';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { readChanceCall } from '../contract/endpoints.ts';
import type { OpenProgramme, readProgrammeCall } from '../contract/open-calls.ts';
import {
  GRANT_ASSET,
  stateAt,
  termsFor,
  type KnownFactsShown,
  type NamedProgramme,
  type Programme,
} from '../contract/index.ts';
import { formOf } from './application-form.ts';
import { readFacts } from './facts.ts';
import type { GrantParts } from './parts.ts';
import { findProgramme, stageOf, type ProgrammeRow } from './programme-store.ts';
import { programmeWords } from './programme-words.ts';
import { shownRubric } from './reviews/show-rubric.ts';
import { timesKept } from './times-kept.ts';

type Money = Pick<GrantParts, 'money'>;

/** Programmes as they are shown, in the order of their rows, with their books. */
export async function shownProgrammes(
  { money }: Money,
  work: Work,
  rows: readonly ProgrammeRow[],
): Promise<Programme[]> {
  const books = await money.books(
    work.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shown(work, row, books.get(row.id) ?? []));
}

export async function shownProgramme({ money }: Money, work: Work, row: ProgrammeRow): Promise<Programme> {
  return shown(work, row, (await money.books(work.db, [row.id])).get(row.id) ?? []);
}

/** Refuses not_found. */
export async function readProgramme(
  parts: Money,
  work: Work,
  { params }: CallInput<typeof readProgrammeCall>,
): Promise<OpenProgramme> {
  const row = await knownProgramme(work, params.type);
  const programme = await shownProgramme(parts, work, row);
  return {
    ...programme,
    rubric: shownRubric(termsFor(row), work.request.language),
    stage: row.made === null ? null : await stageOf(work.db, row.id),
    times: await timesKept(work.db, { id: row.id, isSample: row.is_sample, now: work.now }),
  };
}

/** What is known about the caller. Refuses not_found, also for an organisation that is not theirs. */
export async function readChance(
  parts: Pick<GrantParts, 'acting' | 'verification' | 'people' | 'money'>,
  work: Work,
  { params, query }: CallInput<typeof readChanceCall>,
): Promise<KnownFactsShown> {
  const programme = await knownProgramme(work, params.type);
  const organisationId = query.acting_for ?? null;
  if (organisationId !== null) await requireRight(parts.acting, work, { organisationId, right: 'view' });
  const { facts, active } = await readFacts(parts, work, {
    programme,
    applicant: { userId: personOf(work).userId, organisationId },
  });
  return {
    kind: facts.kind,
    is_contact_confirmed: facts.isContactConfirmed,
    is_organisation_verified: facts.isOrganisationVerified,
    country: facts.country,
    is_open: facts.isOpen,
    is_proposer: facts.isProposer,
    budget: amountIn(programme, facts.budgetMinor),
    active: active === undefined ? null : { case_id: active.case_id, reference: active.reference },
  };
}

/** Refuses not_found. */
export async function knownProgramme({ db }: Pick<Work, 'db'>, slug: string): Promise<ProgrammeRow> {
  const row = await findProgramme(db, { slug });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

export const dollars = (amountMinor: bigint) => toWire({ amountMinor, asset: GRANT_ASSET });
/** An amount of a programme, in its currency. */
export const amountIn = (programme: NamedProgramme, amountMinor: bigint) =>
  toWire({ amountMinor, asset: termsFor(programme).asset });

function shown(
  { now, request }: Pick<Work, 'now' | 'request'>,
  row: ProgrammeRow,
  books: readonly FundBooks[],
): Programme {
  const terms = termsFor(row);
  const own = books.find(({ asset }) => asset === terms.asset);
  const money = (amountMinor: bigint) => toWire({ amountMinor, asset: terms.asset });
  return {
    slug: row.slug,
    kind: terms.kind,
    ...programmeWords(row, request.language),
    state: stateAt({ opensAt: row.opens_at, closesAt: row.closes_at }, now),
    applicants: [...terms.applicants],
    sector: terms.sector,
    countries: [...terms.countries],
    minimum: money(terms.minimumMinor),
    maximum: money(terms.maximumMinor),
    verified_from: money(terms.verifiedFromMinor),
    opens_at: toInstant(row.opens_at),
    closes_at: row.closes_at && toInstant(row.closes_at),
    zone: terms.zone,
    left: money(own?.budgetMinor ?? 0n),
    promised: money(own?.promisedMinor ?? 0n),
    paid: money(own?.paidMinor ?? 0n),
    returned: money(own?.returnedMinor ?? 0n),
    decision_days: terms.decisionDays,
    form: formOf(row.slug),
    is_sample: row.is_sample,
  };
}
