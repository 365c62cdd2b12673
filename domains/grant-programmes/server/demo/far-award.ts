import { uuidv7 } from '@egcr/contract/ids';
import { splitAward, termsFor, type MilestoneState } from '@egcr/grants/contract';
import {
  agreementOf,
  type GrantParts,
  type ProgrammeRow,
  type SampleAwardRow,
  type SamplePartRow,
  type SampleRow,
} from '@egcr/grants/server';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { turn } from './chance.ts';
import type { Times } from './far-times.ts';
import type { Way } from './far-ways.ts';

type Commitment = Parameters<GrantParts['money']['keepSamples']>[1][number];
type Envelope = Commitment['envelopes'][number];

/** How a part came to its state, for one that needs no report, and for the others. */
const paths: Readonly<Record<MilestoneState, readonly MilestoneState[]>> = {
  waiting: [],
  due: ['due'],
  reported: ['due', 'reported'],
  to_pay: ['to_pay'],
  stopped: ['to_pay', 'stopped'],
  paid: ['to_pay', 'paid'],
  closed: ['closed'],
};
const envelopeStates: Readonly<Partial<Record<MilestoneState, Envelope['state']>>> = {
  to_pay: 'blocked',
  paid: 'closed',
  stopped: 'cancelled',
};

/** When the parts of an award were paid, and when an award ended, as a share of the time since it was asked for. */
const PAID_AT = [0.6, 0.75, 0.9] as const;
export const ENDED_AT = 0.8;

interface ToAward {
  readonly id: string;
  readonly row: SampleRow;
  readonly amountMinor: bigint;
  readonly programme: ProgrammeRow;
  readonly way: Way;
  readonly times: Times;
  readonly decidedBy: readonly string[];
}

/** The rows of an invented award, and its promise in the books with what was paid of it. */
export function awardOf(
  work: Pick<Work, 'newId'>,
  { id, row, amountMinor, programme, way, times, decidedBy }: ToAward,
): { readonly award: SampleAwardRow; readonly commitment: Commitment } {
  const { asset, milestones } = termsFor(programme);
  const sums = splitAward(amountMinor, milestones);
  const parts = milestones.map(({ percent, needs }, place) =>
    partOf(work, { way, times, percent, needs, place, minor: sums[place] ?? 0n }),
  );
  const { reference } = row;
  const endedAt = way.state === 'ended' ? times.at(ENDED_AT) : null;
  const paidMinor = parts.reduce(
    (sum, part) => (part.path.at(-1) === 'paid' ? sum + BigInt(part.amount) : sum),
    0n,
  );
  const releasedMinor = endedAt === null ? 0n : amountMinor - paidMinor;
  const isOver = way.state === 'paid' || way.state === 'ended';
  return {
    award: {
      id,
      case_id: row.case_id,
      decided_by: decidedBy,
      terms: way.isAccepted
        ? agreementOf(
            { ...unaccepted, ...programme, reference, asset, amount_minor: amountMinor },
            parts.map(({ number, amount }) => ({ number, amount_minor: BigInt(amount) })),
            'en',
          )
        : null,
      accepted_at: way.isAccepted ? times.at(0.5) : null,
      ended_at: endedAt,
      given_back: releasedMinor.toString(),
      path: [
        ...(way.isAccepted ? (['active'] as const) : []),
        ...(isOver ? ([way.state === 'paid' ? 'completed' : 'ended'] as const) : []),
      ],
      parts,
    },
    commitment: {
      id,
      fund: programme.id,
      asset,
      amountMinor,
      releasedMinor,
      userId: row.user_id,
      decidedBy,
      madeAt: times.decidedAt,
      envelopes: parts.flatMap((part) => envelopesOf(part, reference)),
    },
  };
}

/** Of an award whose agreement is written now. */
const unaccepted = { terms_text: null, terms_sha256: null, terms_version: null } as const;

interface Part {
  readonly way: Way;
  readonly times: Times;
  readonly percent: number;
  readonly needs: SamplePartRow['needs'];
  readonly place: number;
  readonly minor: bigint;
}

function partOf(
  { newId }: Pick<Work, 'newId'>,
  { way: { parts = [] }, times, percent, needs, place, minor }: Part,
): SamplePartRow {
  const state = parts[place] ?? parts.at(-1);
  invariant(state !== undefined, 'an invented award has no parts');
  const hasEnvelope = envelopeStates[state] !== undefined;
  const isReported = needs === 'report' && (state === 'reported' || hasEnvelope);
  const at = times.at(turn(PAID_AT, place));
  return {
    id: newId(),
    number: place + 1,
    percent,
    needs,
    amount: minor.toString(),
    at,
    // Finance reads envelopes in the order of their ids: the latest first.
    envelope_id: hasEnvelope ? uuidv7(at.getTime()) : null,
    payment_id: hasEnvelope ? newId() : null,
    report: isReported ? 'Sample: it was bought and is in use.' : null,
    reason: isReported && hasEnvelope ? 'Sample: the receipts fit the plan.' : null,
    path: isReported && hasEnvelope ? [...paths.reported, ...paths[state]] : paths[state],
  };
}

function envelopesOf(part: SamplePartRow, reference: string): readonly Envelope[] {
  const last = part.path.at(-1);
  const state = last && envelopeStates[last];
  if (state === undefined || part.envelope_id === null || part.payment_id === null) return [];
  return [
    {
      id: part.envelope_id,
      title: `${reference} · ${part.number}`,
      state,
      subject: part.payment_id,
      amountMinor: BigInt(part.amount),
      madeAt: part.at,
      changedAt: part.at,
    },
  ];
}
