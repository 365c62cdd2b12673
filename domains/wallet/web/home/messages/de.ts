import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'Was Sie tun können',
  'action.send': 'Senden',
  'action.request': 'Anfordern',
  'action.convert': 'Tauschen',
  'action.add': 'Aufladen',
  'action.withdraw': 'Auszahlen',
  'action.scan': 'Scannen',
  more: 'Mehr',
  'link.requests': 'Anforderungen',
  'link.requests.text': 'Wer wen um Geld bittet',
  'link.receive': 'Geld empfangen',
  'link.receive.text': 'Ihr Code und Link',
  'link.pots': 'Spartöpfe',
  'link.pots.text': 'Zurückgelegtes Geld',
  'link.scheduled': 'Geplant',
  'link.scheduled.text': 'Zahlungen für später',
  'link.payees': 'Empfänger',
  'link.payees.text': 'Wen Sie wieder bezahlen',
  'link.statements': 'Kontoauszüge',
  'link.statements.text': 'Für Ihre Unterlagen',
  'link.security': 'Limits und Sicherheit',
  'link.security.text': 'Sperren, und was abgehen darf',
  'link.rates': 'Wechselkurse',
  'link.rates.text': 'Heute und im Verlauf',
  to_pay: '{count, plural, one {# Anforderung wartet auf Sie} other {# Anforderungen warten auf Sie}}',
  'to_pay.open': 'Ansehen',
  in_pots: 'In Spartöpfen',
};
