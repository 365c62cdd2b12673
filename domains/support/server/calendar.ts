import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

import { calendarOf, type CalendarWeek } from '../contract/calendar-rules.ts';
import { addDays } from '../contract/iso-weeks.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { newestClaim, type ClaimRow } from './claim-store.ts';
import { canCertify, countedWeeks, lastWeekOf, weeksAtMost } from './claim-weeks.ts';
import type { SupportParts } from './parts.ts';
import { policyFor } from './policy-for.ts';
import { supportTexts } from './texts.ts';
import { weeksOfClaim, type WeekRow } from './week-store.ts';

/** The weeks of a claim that are still to be confirmed; none where none can be. */
export function calendarOfClaim(
  { now }: Pick<Work, 'now'>,
  {
    claim,
    rows,
    most,
  }: {
    readonly claim: ClaimRow;
    readonly rows: readonly Pick<WeekRow, 'week' | 'state' | 'certified_at'>[];
    readonly most: number;
  },
): readonly CalendarWeek[] {
  if (!canCertify(claim)) return [];
  return calendarOf(
    { ...policyFor(claim), weeks: most },
    {
      firstWeek: claim.first_week,
      lastWeek: lastWeekOf(claim),
      zone: claim.zone,
      pauses: claim.pauses,
      confirmed: new Set(rows.flatMap(({ week, certified_at: at }) => (at === null ? [] : [week]))),
      countedWeeks: countedWeeks(rows),
      now,
    },
  );
}

/** The same weeks for a calendar: a day for each, on which it can first be confirmed. A later file takes its place. Refuses no_claim. */
export async function readCalendar(
  { publicUrl }: Pick<SupportParts, 'publicUrl'>,
  work: Work,
): Promise<FileReply> {
  const { userId } = personOf(work);
  const claim = await newestClaim(work.db, { userId });
  if (claim === undefined) throw new Refusal(supportRefusals.no_claim);
  const rows = await weeksOfClaim(work.db, claim.case_id);
  const weeks = calendarOfClaim(work, { claim, rows, most: await weeksAtMost(work.db, claim) });
  const { language } = work.request;
  const { calendar: words } = supportTexts(language);
  const days = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const written = (day: string) => days.format(noon(day));
  const calendar = ical({
    prodId: { company: 'EGCR', product: 'Support', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const week of weeks) {
    const event = calendar.createEvent({
      id: `${claim.case_id}-${week.week}`,
      stamp: work.now,
      start: noon(week.confirm_from),
      end: noon(addDays(week.confirm_from, 1)),
      allDay: true,
      summary: fill(words.summary, { from: written(week.starts_on), to: written(week.ends_on) }),
      description: fill(words.until, { date: written(week.confirm_until) }),
      url: `${publicUrl}/global-job-board/support`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: 60 });
  }
  const content = calendar.toString();
  return new FileReply({
    name: `egcr-support-${claim.reference}.ics`,
    mediaType: 'text/calendar',
    content: async function* () {
      yield content;
    },
  });
}

/** So that a day is the same one in every zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
