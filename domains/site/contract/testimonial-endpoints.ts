import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { TESTIMONIALS_CACHE_S, TESTIMONIALS_MAX } from './testimonial-limits.ts';
import { testimonialRefusals as no } from './testimonial-refusals.ts';
import { testimonialText } from './testimonial-rules.ts';

const words = {
  id: uuid,
  /** The language the person spoke; the words stand in it for readers of every language. */
  language: z.string(),
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  place: z.string(),
};

export const readTestimonialsCall = endpoint({
  name: 'site.read_testimonials',
  summary: 'What real people said of the platform, as an editor published it, in the order of the page.',
  method: 'GET',
  path: '/api/v1/site/testimonials',
  reply: z.object({ items: z.array(z.object(words)) }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: TESTIMONIALS_CACHE_S,
});

const editors = { access: 'signed_in', pin: 'none', permission: 'site.edit' } as const;

const edited = named(
  'Testimonial',
  z.object({
    ...words,
    /** `YYYY-MM-DD`, when the person agreed to be quoted. */
    consent_on: z.string(),
    is_published: z.boolean(),
    /** Grows by one with every change of the words or of being published. */
    version: z.int(),
    changed_at: instant,
  }),
);

export const readTestimonialsForEditingCall = endpoint({
  name: 'site.read_testimonials_for_editing',
  summary: 'All testimonials as they are at this instant, published or not, in the order of the page.',
  method: 'GET',
  path: '/api/v1/site/testimonials/editing',
  reply: z.object({ items: z.array(edited) }),
  refusals: [],
  ...editors,
  rate: 'read',
});

export const addTestimonialCall = endpoint({
  name: 'site.add_testimonial',
  summary:
    'Adds what a real person said, last in order and not yet published. Their consent is named with its day.',
  method: 'POST',
  path: '/api/v1/site/testimonials',
  body: testimonialText,
  reply: edited,
  status: 201,
  refusals: [no.consent_in_future, no.testimonials_full],
  ...editors,
  rate: 'write',
});

const params = z.object({ id: uuid });
const version = z.int().check(z.gte(1));

export const saveTestimonialCall = endpoint({
  name: 'site.save_testimonial',
  summary: 'Changes the words of a testimonial, published or not.',
  method: 'PUT',
  path: '/api/v1/site/testimonials/:id',
  params,
  body: z.extend(testimonialText, { version }),
  reply: edited,
  refusals: [no.consent_in_future, platformRefusals.not_found, no.testimonial_changed],
  ...editors,
  rate: 'write',
});

export const publishTestimonialCall = endpoint({
  name: 'site.publish_testimonial',
  summary: 'Shows a testimonial to everybody, or no longer.',
  method: 'PUT',
  path: '/api/v1/site/testimonials/:id/publication',
  params,
  body: z.strictObject({ is_published: z.boolean(), version }),
  reply: edited,
  refusals: [platformRefusals.not_found, no.testimonial_changed],
  ...editors,
  rate: 'write',
});

export const orderTestimonialsCall = endpoint({
  name: 'site.order_testimonials',
  summary: 'Puts the testimonials into this order; every one of them is named once.',
  method: 'PUT',
  path: '/api/v1/site/testimonials/order',
  body: z.strictObject({ ids: z.array(uuid).check(z.maxLength(TESTIMONIALS_MAX, 'too_long')) }),
  reply: z.object({ items: z.array(edited) }),
  refusals: [no.testimonial_changed],
  ...editors,
  rate: 'write',
});

export const removeTestimonialCall = endpoint({
  name: 'site.remove_testimonial',
  summary: 'Deletes a testimonial for good, as when the person takes back their consent.',
  method: 'DELETE',
  path: '/api/v1/site/testimonials/:id',
  params,
  refusals: [platformRefusals.not_found],
  ...editors,
  rate: 'write',
});
