import * as z from 'zod/mini';

import { plain, slideLanguage } from './landing-rules.ts';
import { TESTIMONIAL_TEXT_MAX } from './testimonial-limits.ts';

function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** `YYYY-MM-DD`, of the calendar. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'required'), z.refine(isDay, 'required'));

/** What a person said, who they are, and when they agreed to be quoted: without that nothing is kept. */
export const testimonialText = z.strictObject({
  /** The language the person spoke. */
  language: slideLanguage,
  quote: plain(TESTIMONIAL_TEXT_MAX.quote),
  name: plain(TESTIMONIAL_TEXT_MAX.name),
  role: plain(TESTIMONIAL_TEXT_MAX.role),
  place: plain(TESTIMONIAL_TEXT_MAX.place),
  /** The editor says that the person agreed. */
  consent_given: z.literal(true, 'consent_needed'),
  consent_on: day,
});
export type TestimonialText = z.output<typeof testimonialText>;
