import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { personOf, type Work } from '@egcr/server-kit/work';

import { appealBy, canAppealAt } from '../contract/appeal-rules.ts';
import type { readOwnSupportCall } from '../contract/endpoints.ts';
import {
  addWeeks,
  countActs,
  dateIn,
  dueOn,
  isPausedWeek,
  isSearchWaived,
  mondayOf,
  standingAt,
  sundayOf,
  weekOf,
  weeksFrom,
  wholeWeeksOf,
} from '../contract/index.ts';
import type { OwnSupport, SupportWeekShown } from '../contract/shapes.ts';
import { activitiesOf, type Activity } from './activity-store.ts';
import { canAnswer } from './back-checks/back-checks.ts';
import { backChecksOf, openBackCheck, type BackCheckRow } from './back-checks/store.ts';
import { stateMarks } from './claim-kind.ts';
import { newestClaim, type ClaimRow } from './claim-store.ts';
import { calendarOfClaim } from './calendar.ts';
import { canCertify, isWeekOf, weeksAtMost, weeksLeft } from './claim-weeks.ts';
import { heldBackOf } from './debts.ts';
import { byClocks, hiredShown, hiresOf } from './hire-store.ts';
import { inAsset } from './money-shown.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';
import { supportTexts } from './texts.ts';
import { openText, weeksOfClaim, type WeekRow } from './week-store.ts';

/** The caller's newest claim with its weeks. */
export async function readOwnSupport(
  parts: Pick<SupportParts, 'money'>,
  work: Work,
): Promise<ReplyOf<typeof readOwnSupportCall>> {
  const { userId } = personOf(work);
  const claim = await newestClaim(work.db, { userId });
  if (claim === undefined) return { claim: null };
  const rows = await weeksOfClaim(work.db, claim.case_id);
  const most = await weeksAtMost(work.db, claim);
  const open = weeksToCertify(work, { claim, rows, most });
  const activities = await activitiesOf(work, { userId, weeks: [...rows.map(({ week }) => week), ...open] });
  const owed = await heldBackOf(parts, work, userId);
  const backChecks = await backChecksOf(work.db, claim.case_id);
  return { claim: show(work, { claim, rows, most, open, activities, owed, backChecks }) };
}

interface Shown {
  readonly claim: ClaimRow;
  readonly rows: readonly WeekRow[];
  /** The weeks that the claim has at most. */
  readonly most: number;
  readonly open: readonly string[];
  readonly activities: readonly Activity[];
  readonly owed: bigint;
  readonly backChecks: ReadonlyMap<string, BackCheckRow>;
}

function show(work: Work, { claim, rows, most, open, activities, owed, backChecks }: Shown): OwnSupport {
  const policy = policyFor(claim);
  const hires = byClocks(claim, hiresOf(work, claim));
  const states: Readonly<Record<string, string>> = supportTexts(work.request.language).states;
  return {
    case_id: claim.case_id,
    reference: claim.reference,
    state: claim.state,
    state_label: states[claim.state] ?? claim.state,
    state_mark: stateMarks[claim.state],
    policy_version: claim.policy_version,
    zone: claim.zone,
    benefit: inAsset(claim.benefit_minor),
    first_week: claim.first_week,
    weeks_paid: rows.filter(({ state }) => state === 'paid').length,
    weeks_max: most,
    owed: inAsset(owed),
    to_certify: open.map((week) => ({
      week,
      starts_on: mondayOf(week),
      ends_on: sundayOf(week),
      due_on: dueOn(policy, week),
      is_late: standingAt(policy, { week, zone: claim.zone, now: work.now }) === 'late',
      acts_seen: activities.filter((each) => each.week === week && each.source === 'platform').length,
      is_search_waived: isSearchWaived(hires, week),
    })),
    calendar: [...calendarOfClaim(work, { claim, rows, most })],
    weeks: rows
      .filter(({ certified_at: at, state }) => at !== null || state === 'missed')
      .map((row) =>
        showWeek(work, {
          row,
          claim,
          activities,
          backCheck: backChecks.get(row.id),
          isOneLeft: weeksLeft(rows, most) > 0,
        }),
      ),
    paused: claim.pauses
      .flatMap((pause) => wholeWeeksOf(pause) ?? [])
      .filter(
        ({ ends_on: end }) =>
          standingAt(policy, { week: weekOf(end), zone: claim.zone, now: work.now }) !== 'over',
      ),
    hired: hiredShown(work, claim),
    is_sample: claim.is_sample,
  };
}

/** The weeks that are over and not confirmed: those whose day has not passed first, since they still need no cause; each the oldest first. */
function weeksToCertify(
  { now }: Pick<Work, 'now'>,
  { claim, rows, most }: Pick<Shown, 'claim' | 'rows' | 'most'>,
): readonly string[] {
  if (!canCertify(claim)) return [];
  const policy = policyFor(claim);
  const running = weekOf(dateIn(claim.zone, now));
  const certified = new Set(rows.flatMap(({ week, certified_at: at }) => (at === null ? [] : [week])));
  const standing = (week: string) => standingAt(policy, { week, zone: claim.zone, now });
  const weeks = weeksFrom(claim.first_week, addWeeks(running, -1)).filter(
    (week) => isWeekOf(claim, week) && !certified.has(week) && !isPausedWeek(claim.pauses, week),
  );
  return [
    ...weeks.filter((week) => standing(week) === 'open'),
    ...weeks.filter((week) => standing(week) === 'late'),
  ].slice(0, weeksLeft(rows, most));
}

/** One week with what counted and what it pays. */
export function showWeek(
  { cipher, now }: Pick<Work, 'cipher' | 'now'>,
  {
    row,
    claim,
    activities,
    backCheck,
    isOneLeft = false,
  }: {
    readonly row: WeekRow;
    readonly claim: ClaimRow;
    readonly activities: readonly Activity[];
    readonly backCheck?: BackCheckRow | undefined;
    /** Whether the policy pays another week, as an appeal needs; a week that was confirmed or appealed just now cannot be appealed. */
    readonly isOneLeft?: boolean;
  },
): SupportWeekShown {
  const policy = policyFor(claim);
  const own = activities.filter(({ week }) => week === row.week);
  const decidedAt = row.decided_at;
  const until = appealBy(policy, decidedAt);
  const canAppeal =
    row.state === 'refused' && !row.is_appeal && isOneLeft && canAppealAt(policy, { decidedAt, now });
  const { counted, needed } = countActs(policy, {
    platform: own.filter(({ source }) => source === 'platform').length,
    declared: own.filter(({ source }) => source === 'declared').length,
    isWaived: row.is_search_waived,
  });
  return {
    id: row.id,
    week: row.week,
    starts_on: mondayOf(row.week),
    ends_on: sundayOf(row.week),
    due_on: dueOn(policy, row.week),
    state: row.state,
    questions: [...row.questions],
    benefit: inAsset(row.benefit_minor),
    earned: inAsset(row.earned_minor),
    paid: inAsset(row.paid_minor),
    recovered: inAsset(row.recovered_minor),
    acts_counted: counted,
    acts_needed: needed,
    activities: own.map(({ kind, source, on_date: on, text, proof }) => ({ kind, source, on, text, proof })),
    reason: row.state === 'refused' ? openText(cipher, row, 'sealed_reason') : null,
    can_appeal: canAppeal,
    appeal_by: until === null || !canAppeal ? null : toInstant(until),
    is_held_up: row.held_up_at !== null && row.state === 'in_cycle',
    certified_at: row.certified_at === null ? null : toInstant(row.certified_at),
    back_check: backCheckShown({ cipher, now }, backCheck),
  };
}

/** What the person is asked about a week; nothing before an officer asks. */
function backCheckShown(
  { cipher, now }: Pick<Work, 'cipher' | 'now'>,
  row: BackCheckRow | undefined,
): SupportWeekShown['back_check'] {
  if (row === undefined || row.answer_by === null) return null;
  return {
    id: row.id,
    state: row.state,
    question: openBackCheck(cipher, row, 'sealed_question') ?? '',
    answer: openBackCheck(cipher, row, 'sealed_answer'),
    answer_by: toInstant(row.answer_by),
    can_answer: canAnswer(row, now),
  };
}
