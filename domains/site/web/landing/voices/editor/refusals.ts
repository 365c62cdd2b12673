import type { CallRefusal } from '@egcr/web-kit/call';
import type { Text } from '@egcr/web-kit/messages';

import type { messages } from './messages/en.ts';

/** The sentence for a no of the testimonials' calls. */
export function refusalOf(t: Text<typeof messages>): (refusal: CallRefusal) => string | undefined {
  return ({ code }) => {
    switch (code) {
      case 'testimonial_changed':
      case 'not_found':
        return t('refused.changed');
      case 'testimonials_full':
        return t('refused.full');
      case 'consent_in_future':
        return t('refused.future');
      default:
        return undefined;
    }
  };
}
