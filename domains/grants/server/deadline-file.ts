import { toInstant } from '@egcr/contract/time';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

import type { readDeadlineCall } from '../contract/index.ts';
import { REMINDED_DAYS } from '../contract/limits.ts';
import { programmeWords } from './programme-words.ts';
import { knownProgramme } from './show-programmes.ts';
import { grantTexts } from './texts.ts';

const DAY_S = 86_400;

/** The deadline of a programme for a calendar, with reminders. Refuses not_found, also where there is no deadline. */
export async function readDeadline(
  work: Work,
  { params }: CallInput<typeof readDeadlineCall>,
): Promise<FileReply> {
  const programme = await knownProgramme(work, params.type);
  const { id, slug, opens_at: opensAt, closes_at: closesAt } = programme;
  if (closesAt === null) throw new Refusal(platformRefusals.not_found);
  const { language } = work.request;
  const { title, summary } = programmeWords(programme, language);
  const calendar = ical({
    prodId: { company: 'EGCR', product: 'Grants', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id,
    // The same programme gives the same file, so a calendar that has it changes nothing.
    stamp: opensAt,
    start: closesAt,
    summary: fill(grantTexts(language).deadline, { title }),
    description: summary,
  });
  for (const days of REMINDED_DAYS) event.createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_S });
  const content = calendar.toString();
  return new FileReply({
    name: `${slug}-${toInstant(closesAt).slice(0, 10)}.ics`,
    mediaType: 'text/calendar',
    content: async function* () {
      yield content;
    },
  });
}
