import { refusals } from '@egcr/contract/refusals';

export const testimonialRefusals = refusals({
  testimonial_changed: [
    409,
    'Someone else has changed the testimonials since you read them. Read them again.',
  ],
  testimonials_full: [409, 'There are as many testimonials as the page can hold. Remove one first.'],
  consent_in_future: [409, 'The day of the consent is still to come.'],
});
