import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Einen Preis für JVD vorschlagen',
  lead: 'Er gilt, sobald eine andere Person ihn genehmigt.',
  price: 'Preis in US-Dollar',
  reason: 'Begründung',
  submit: 'Preis vorschlagen',
  done: 'Vorgeschlagen. Eine andere Person entscheidet.',
  summary: 'Prüfen Sie diese Felder',
  'issue.price': 'Geben Sie einen Preis wie 1.29 ein.',
  'issue.reason': 'Geben Sie eine Begründung ein.',
  far: 'Innerhalb von 24 Stunden kann sich ein Preis höchstens um die Hälfte nach oben oder unten bewegen.',
  many: 'Zu viele Ihrer Vorschläge warten noch.',
};
