import { addSeconds } from '@egcr/contract/time';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { addWeeks, currentPolicy, dateIn, weekOf } from '../../contract/index.ts';
import { CLAIM_FORM } from '../claim-form.ts';
import { KIND, SUBJECT } from '../claim-kind.ts';
import { insertClaim } from '../claim-store.ts';
import { noteLikenesses } from '../likeness.ts';
import type { SupportParts } from '../parts.ts';

const DAY_S = 86_400;
/** Their first week lies ahead, so that no week of theirs waits for an answer. */
const WEEKS_AHEAD = 4;

/** Which of them are alike. */
const ALIKE: readonly number[] = [0, 13];

const zones = ['Europe/Lisbon', 'Africa/Lagos', 'Asia/Kolkata', 'America/Mexico_City'] as const;
const firstNames = ['Aisha', 'Bruno', 'Chen', 'Dina', 'Emeka', 'Fatou', 'Giulia', 'Hugo', 'Ines', 'Joon'];
const lastNames = ['Almeida', 'Bauer', 'Cissé', 'Diaz', 'Evans', 'Fontaine', 'Green', 'Hoang'];

type Step = readonly [by: 'officer' | 'applicant' | 'time', event: string, reason?: string];

const taken: Step = ['officer', 'take'];
const approved: readonly Step[] = [
  taken,
  ['officer', 'approve', 'The answers are complete, and nothing speaks against it.'],
];
const begun: readonly Step[] = [...approved, ['time', 'start']];

/** Ways to each state, and how many go there: 76 in all. The people of the demonstration have four more, one of them active. */
const ways: readonly (readonly [count: number, steps: readonly Step[]])[] = [
  [14, []],
  [12, [taken]],
  [6, [taken, ['officer', 'waitlist', 'The budget of this month is promised already.']]],
  [16, approved],
  [3, [...begun, ['applicant', 'pause', 'I take a course for four weeks.']]],
  [3, [...begun, ['time', 'suspend']]],
  [8, [taken, ['officer', 'decline', 'The answers say that work ended, but the contract still runs.']]],
  [4, [['applicant', 'cancel']]],
  [3, [...approved, ['applicant', 'leave']]],
  [3, [...begun, ['time', 'exhaust']]],
  [4, [...approved, ['applicant', 'graduate']]],
];

/** Claims of invented people, who have no account. Two of them have the same name and birth date: an officer sees that. */
export async function keepFarClaims(
  { cases, people }: Pick<SupportParts, 'cases' | 'people'>,
  work: Work,
  reviewerId: string,
): Promise<void> {
  const all = ways.flatMap(([count, steps]) => Array.from({ length: count }, () => steps));
  const persons = all.map((steps, at) => ({ steps, at, ...personAt(work.newId(), at) }));
  await people.addSamplePeople(
    work,
    persons.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
  );
  for (const { steps, at, userId, birthDate } of persons) {
    const caseId = work.newId();
    const zone = zones[at % zones.length] ?? 'UTC';
    const { reference } = await cases.open(work, {
      id: caseId,
      kind: KIND,
      subject: SUBJECT,
      applicantId: userId,
      submissionId: caseId,
      isSample: true,
      submitted: {
        form: CLAIM_FORM,
        formVersion: 1,
        answers: {
          birth_date: birthDate,
          id_number: `SAMPLE-${1000 + at}`,
          last_work: dateIn(zone, addSeconds(work.now, -(20 + at) * DAY_S)),
          hours: at % 12,
          is_able: true,
          is_looking: true,
        },
      },
    });
    const isFirst = await insertClaim(work, {
      case_id: caseId,
      reference,
      user_id: userId,
      state: 'submitted',
      zone,
      policy_version: currentPolicy.version,
      benefit_minor: currentPolicy.benefitMinor,
      first_week: addWeeks(weekOf(dateIn(zone, work.now)), WEEKS_AHEAD),
      is_sample: true,
    });
    invariant(isFirst, 'an invented person claims once');
    if (ALIKE.includes(at)) await noteLikenesses({ people }, work, { caseId, userId, birthDate });
    for (const [by, event, reason] of steps)
      await (by === 'time'
        ? cases.advance(work, { caseId, event })
        : cases.takeSampleStep(work, {
            caseId,
            event,
            by: { who: by, actorId: by === 'officer' ? reviewerId : userId, ...(reason && { reason }) },
          }));
  }
}

/** The last one of those that wait is called as the first one is, and has the same birth date. */
function personAt(userId: string, at: number) {
  const number = ALIKE.includes(at) ? 0 : at;
  return {
    userId,
    firstName: firstNames[number % firstNames.length] ?? '',
    lastName: `${lastNames[number % lastNames.length]} (sample)`,
    birthDate: `${1962 + (number % 40)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
  };
}
