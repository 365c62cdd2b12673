import type { MilestoneState } from '@egcr/grants/contract';
import type { ApplicationRow } from '@egcr/grants/server';

/** How an invented application went on: what it became, how it was judged, and how far its award has come. */
export interface Way {
  readonly state: ApplicationRow['state'];
  /** Sent in the last days, to a programme that takes applications; else weeks ago. */
  readonly isFresh: boolean;
  readonly reviews: 'none' | 'asked' | 'half' | 'good' | 'weak' | 'released';
  /** The states of the parts of its award; the last one stands for those behind it. */
  readonly parts?: readonly MilestoneState[];
  readonly isAccepted?: boolean;
}

const award = (state: Way['state'], parts: readonly MilestoneState[], isAccepted = true): Way => ({
  state,
  isFresh: false,
  reviews: 'good',
  parts,
  isAccepted,
});

const counted: readonly (readonly [count: number, way: Way])[] = [
  [40, award('paid', ['paid'])],
  [20, award('approved', ['paid', 'due', 'waiting'])],
  [10, award('approved', ['paid', 'reported', 'waiting'])],
  [10, award('approved', ['to_pay', 'waiting'])],
  [18, award('approved', ['waiting'], false)],
  [4, award('payment_stopped', ['stopped', 'waiting'])],
  [6, award('ended', ['closed'], false)],
  [6, award('ended', ['paid', 'closed'])],
  [34, { state: 'declined', isFresh: false, reviews: 'weak' }],
  [8, { state: 'reserve', isFresh: false, reviews: 'good' }],
  [7, { state: 'cancelled', isFresh: true, reviews: 'none' }],
  [7, { state: 'cancelled', isFresh: true, reviews: 'released' }],
  [15, { state: 'under_review', isFresh: true, reviews: 'good' }],
  [15, { state: 'under_review', isFresh: true, reviews: 'half' }],
  [15, { state: 'under_review', isFresh: true, reviews: 'asked' }],
  [30, { state: 'submitted', isFresh: true, reviews: 'none' }],
];

/** 245 applications, 114 of them awarded: with those of the demonstration's people 260 and 120. */
export const ways: readonly Way[] = counted.flatMap(([count, way]) =>
  Array.from({ length: count }, () => way),
);
/** Reviews of all of them: with those of the demonstration's people 500. */
export const REVIEWS = 473;
