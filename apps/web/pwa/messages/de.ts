import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'app.name': 'EGCR',
  'app.description':
    'Ein Konto für Arbeit, Geld und öffentliche Leistungen: Geldbörse, Zahlungen, Förderungen, Kredit, Stellen und Unternehmen.',
  'shortcut.wallet': 'Geldbörse',
  'shortcut.pay': 'Geld senden',
  'shortcut.contact': 'Kontakt',
  'offline.page-title': 'Offline · EGCR',
  'offline.title': 'Gerade keine Verbindung',
  'offline.text':
    'Wir zeigen Ihr Geld nur so, wie es in diesem Augenblick ist; deshalb bleibt nichts davon auf diesem Gerät. Diese Seite öffnet sich von selbst, sobald Sie wieder online sind.',
  'offline.money':
    'Wollten Sie gerade Geld senden? Sehen Sie zuerst in Ihren Verlauf, bevor Sie es noch einmal senden.',
  'offline.retry': 'Erneut versuchen',
};
