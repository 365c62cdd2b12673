import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { isSlow } from '../contract/answer-rules.ts';
import { ANSWER_DAYS, ANSWERS_COUNTED_DAYS } from '../contract/limits.ts';
import type { CareerParts } from './parts.ts';

const DAY_S = 86_400;

interface AnswersRow {
  readonly organisation_id: string;
  readonly received: number;
  readonly unanswered: number;
}

/** Says each night which employers leave applications without an answer. What was looked at and not answered counts as well. */
export async function measureAnswers({ jobs }: Pick<CareerParts, 'jobs'>, work: Work): Promise<void> {
  const from = addSeconds(work.now, -ANSWERS_COUNTED_DAYS * DAY_S);
  const until = addSeconds(work.now, -ANSWER_DAYS * DAY_S);
  const { rows } = await sql<AnswersRow>`
    select
      a.organisation_id, count(*)::integer as received,
      (count(*) filter (
        where a.state in ('submitted', 'no_response')
          or (a.state in ('seen', 'shortlisted') and not exists (
            select from careers.message m where m.application_id = a.id and m.side = 'employer'))
      ))::integer as unanswered
    from careers.application a
    where a.sent_at > ${from} and a.sent_at <= ${until} and not a.is_sample and a.state <> 'withdrawn'
    group by a.organisation_id`.execute(work.db);
  await jobs.setSlowEmployers(
    work,
    rows.filter(isSlow).map(({ organisation_id: id }) => id),
  );
}
