import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Mit einem anderen Konto fortfahren?',
  question: 'Als {name} fortfahren?',
  text: 'Dieser Link gehört zum Konto {name}. In diesem Browser ist {present} angemeldet. Haben Sie diesen Link nicht angefordert, bleiben Sie dabei: Es ist noch nichts geschehen.',
  stay: 'Angemeldet bleiben als {present}',
  continue: 'Als {name} fortfahren',
};
