import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { answerEnquiryCall, Enquiry, listEnquiriesCall } from '../../contract/enquiries/endpoints.ts';
import { registryRefusals } from '../../contract/index.ts';
import { ANSWERS_MAX, ENQUIRY_DAYS } from '../../contract/limits.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import type { BusinessRow } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import {
  answersTo,
  findEnquiry,
  forgetEnquiries,
  insertAnswer,
  letterOf,
  listEnquiryRows,
  type EnquiryRow,
} from './enquiry-store.ts';
import { enquiryMailTexts } from './mail/texts.ts';
import { hasEnded } from './profile-store.ts';

type Parts = Pick<RegistryParts, 'acting' | 'people' | 'publicUrl'>;
const DAY_S = 86_400;

/** GET /businesses/:id/messages. Refuses not_found. */
export async function listEnquiries(
  parts: Parts,
  work: Work,
  { params, query }: CallInput<typeof listEnquiriesCall>,
): Promise<ReplyOf<typeof listEnquiriesCall>> {
  const { found, rights } = await ownBusiness(parts, work, { id: params.id, right: 'view' });
  const { rows, next } = await pageById(query, (asked) =>
    listEnquiryRows(work.db, { businessId: found.id, ...asked }),
  );
  const mayAnswer = rights.includes('edit') && !hasEnded(found.status);
  return { next, items: await shownAll(parts, work, { rows, mayAnswer }) };
}

/**
 * POST /businesses/:id/messages/:enquiry/answers. Our mail carries the answer to the visitor, without the address of who gave it. Refuses
 * not_found, team_role_required, business_not_active, answers_full, in that order.
 */
export async function answerEnquiry(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof answerEnquiryCall>,
): Promise<Enquiry> {
  const { found } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  const row = await findEnquiry(work.db, { id: params.enquiry, businessId: found.id });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (hasEnded(found.status))
    throw new Refusal(registryRefusals.business_not_active, { members: { state: found.status } });
  if ((await answersTo(work, [row.id])).length >= ANSWERS_MAX)
    throw new Refusal(registryRefusals.answers_full);
  await insertAnswer(work, {
    id: work.effectId,
    enquiryId: row.id,
    text: body.text,
    by: personOf(work).userId,
  });
  await mailVisitor(parts, work, { row, found, text: body.text });
  const [shown] = await shownAll(parts, work, { rows: [row], mayAnswer: true });
  invariant(shown !== undefined, 'a message that was answered is shown');
  return shown;
}

interface ToVisitor {
  readonly row: EnquiryRow;
  readonly found: BusinessRow;
  readonly text: string;
}

/** The mail says in whose name it comes and why; what the business writes makes no link. */
async function mailVisitor(
  { publicUrl }: Pick<Parts, 'publicUrl'>,
  work: Work,
  { row, found, text }: ToVisitor,
): Promise<void> {
  const { language } = row;
  const say = enquiryMailTexts(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const said = { business: unlinked(found.name), number: found.number, date: date.format(row.written_at) };
  await work.sendEmail({
    to: letterOf(work, row).email,
    ...composeMail({
      language,
      subject: fill(say.answer.subject, said),
      heading: fill(say.answer.heading, said),
      text: unlinked(text),
      button: { label: say.answer.button, href: `${publicUrl}/business/directory/${found.slug}` },
      smallPrint: [fill(say.answer.why, said), say.answer.again],
    }),
  });
}

async function shownAll(
  { people }: Pick<Parts, 'people'>,
  work: Work,
  { rows, mayAnswer }: { readonly rows: readonly EnquiryRow[]; readonly mayAnswer: boolean },
): Promise<Enquiry[]> {
  const answers = await answersTo(
    work,
    rows.map(({ id }) => id),
  );
  const names = await people.findByIds(work.db, [...new Set(answers.map((each) => each.answered_by))]);
  return rows.map((row) => {
    const { name, message } = letterOf(work, row);
    const given = answers.filter((each) => each.enquiry_id === row.id);
    return {
      id: row.id,
      name,
      message,
      written_at: toInstant(row.written_at),
      answers: given.map((each) => {
        const by = names.get(each.answered_by);
        return {
          id: each.id,
          text: each.text,
          by: by === undefined ? '' : `${by.firstName} ${by.lastName}`.trim(),
          at: toInstant(each.answered_at),
        };
      }),
      can_answer: mayAnswer && given.length < ANSWERS_MAX,
    };
  });
}

/** `registry.forget_enquiries`. */
export async function forgetOldEnquiries({ db, now }: Work): Promise<void> {
  await forgetEnquiries(db, addSeconds(now, -ENQUIRY_DAYS * DAY_S));
}
