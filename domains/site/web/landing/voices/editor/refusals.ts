import type { FieldIssue } from '@egcr/contract/problem';
import type { TextOf } from '@egcr/web-kit/messages';
import { sentences, type Sentences } from '@egcr/web-kit/sentences.tsx';

import {
  addTestimonialCall,
  orderTestimonialsCall,
  publishTestimonialCall,
  removeTestimonialCall,
  saveTestimonialCall,
} from '../../../../contract/testimonial-endpoints.ts';
import type { voicesEditorTexts } from './texts.ts';

/** The sentences for what the testimonials' calls refuse; `issue` is for the fields of the form. */
export function testimonialSentences(
  t: TextOf<typeof voicesEditorTexts>,
  issue?: (issue: FieldIssue) => string | undefined,
): Sentences {
  return sentences(
    [
      addTestimonialCall,
      saveTestimonialCall,
      publishTestimonialCall,
      orderTestimonialsCall,
      removeTestimonialCall,
    ],
    {
      testimonial_changed: t('refused.changed'),
      not_found: t('refused.changed'),
      testimonials_full: t('refused.full'),
      consent_in_future: t('refused.future'),
    },
    issue,
  );
}
