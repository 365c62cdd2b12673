import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  addTestimonialCall,
  orderTestimonialsCall,
  publishTestimonialCall,
  readTestimonialsCall,
  readTestimonialsForEditingCall,
  removeTestimonialCall,
  saveTestimonialCall,
} from '../contract/testimonial-endpoints.ts';
import { testimonialRefusals } from '../contract/testimonial-refusals.ts';
import {
  deleteTestimonial,
  hasTestimonial,
  insertTestimonial,
  listTestimonials,
  lockTestimonials,
  setOrder,
  setPublished,
  updateTestimonial,
  type TestimonialRow,
} from './testimonial-store.ts';

/** The earliest day of all zones is ahead of UTC by this much. */
const AHEAD_MS = 14 * 60 * 60 * 1000;

type Edited = ReplyOf<typeof addTestimonialCall>;

/** GET /site/testimonials. */
export async function readTestimonials({ db }: Work): Promise<ReplyOf<typeof readTestimonialsCall>> {
  const rows = (await listTestimonials(db)).filter(({ is_published }) => is_published);
  return {
    items: rows.map(({ id, language, quote, name, role, place }) => ({
      id,
      language,
      quote,
      name,
      role,
      place,
    })),
  };
}

/** GET /site/testimonials/editing. */
export async function readTestimonialsForEditing({
  db,
}: Work): Promise<ReplyOf<typeof readTestimonialsForEditingCall>> {
  return { items: (await listTestimonials(db)).map(toEdited) };
}

/** POST /site/testimonials. Refuses consent_in_future, testimonials_full. */
export async function addTestimonial(
  work: Work,
  { body }: CallInput<typeof addTestimonialCall>,
): Promise<Edited> {
  refuseComing(work, body.consent_on);
  const added = await insertTestimonial(work.db, { id: work.newId(), ...changeOf(work), text: body });
  if (!added) throw new Refusal(testimonialRefusals.testimonials_full);
  return toEdited(added);
}

/** PUT /site/testimonials/:id. Refuses consent_in_future, not_found, testimonial_changed. */
export async function saveTestimonial(
  work: Work,
  { params, body }: CallInput<typeof saveTestimonialCall>,
): Promise<Edited> {
  refuseComing(work, body.consent_on);
  const { version, ...text } = body;
  const saved = await updateTestimonial(work.db, { id: params.id, ...changeOf(work), version, text });
  return saved ? toEdited(saved) : refuseOther(work, params.id);
}

/** PUT /site/testimonials/:id/publication. Refuses not_found, testimonial_changed. */
export async function publishTestimonial(
  work: Work,
  { params, body }: CallInput<typeof publishTestimonialCall>,
): Promise<Edited> {
  const { is_published: isPublished, version } = body;
  const saved = await setPublished(work.db, { id: params.id, ...changeOf(work), version, isPublished });
  return saved ? toEdited(saved) : refuseOther(work, params.id);
}

/** PUT /site/testimonials/order. Refuses testimonial_changed where the ids are not those that there are, each once. */
export async function orderTestimonials(
  work: Work,
  { body: { ids } }: CallInput<typeof orderTestimonialsCall>,
): Promise<ReplyOf<typeof orderTestimonialsCall>> {
  const held = await lockTestimonials(work.db);
  const isSame =
    ids.length === held.length && new Set(ids).size === ids.length && held.every((id) => ids.includes(id));
  if (!isSame) throw new Refusal(testimonialRefusals.testimonial_changed);
  await setOrder(work.db, ids);
  return readTestimonialsForEditing(work);
}

/** DELETE /site/testimonials/:id. Refuses not_found. */
export async function removeTestimonial(
  work: Work,
  { params }: CallInput<typeof removeTestimonialCall>,
): Promise<undefined> {
  if (!(await deleteTestimonial(work.db, params.id))) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

function changeOf(work: Work): { readonly by: string; readonly now: Date } {
  return { by: personOf(work).userId, now: work.now };
}

function refuseComing({ now }: Work, day: string): void {
  const latest = new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);
  if (day > latest) throw new Refusal(testimonialRefusals.consent_in_future);
}

async function refuseOther({ db }: Work, id: string): Promise<never> {
  throw new Refusal(
    (await hasTestimonial(db, id)) ? testimonialRefusals.testimonial_changed : platformRefusals.not_found,
  );
}

function toEdited({ changed_at, ...row }: TestimonialRow): Edited {
  return { ...row, changed_at: toInstant(changed_at) };
}
