import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Limits und Sicherheit',
  lead: 'Bestimmen Sie, wie viel Ihre Geldbörse verlassen darf, und halten Sie im Notfall alles sofort an.',
  back: 'Geldbörse',
  loading: 'Ihre Limits werden geladen',
  failed: 'Ihre Limits konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  'freeze.title': 'Geldbörse sperren',
  'freeze.text':
    'Solange sie gesperrt ist, kann in keiner Währung Geld hinaus. Hereinkommen kann es weiterhin. Nutzen Sie das, wenn Ihr Telefon weg ist oder etwas nicht stimmt.',
  'freeze.on': 'Jetzt sperren',
  'freeze.off': 'Wieder freigeben',
  'freeze.is_on': 'Ihre Geldbörse ist gesperrt',
  'freeze.since': 'Seit {time} kann nichts hinaus. Geben Sie Ihre PIN ein, um sie wieder freizugeben.',
  'freeze.done_on': 'Geldbörse gesperrt',
  'freeze.done_off': 'Geld kann wieder hinaus',
  'limits.title': 'Limits',
  'limits.text':
    'Ein Limit gilt für die ganze Geldbörse. Zahlungen, Auszahlungen und Umtausch in jeder Währung zählen zum aktuellen Kurs, ebenso Zurückgelegtes. Ein niedrigeres Limit gilt sofort. Ein höheres oder keines gilt nach 24 Stunden.',
  'limits.currency': 'Währung',
  'limits.per_transfer': 'Höchstens auf einmal',
  'limits.per_day': 'Höchstens an einem Tag',
  'limits.per_month': 'Höchstens in einem Monat',
  'limits.none': 'Leer lassen heißt: kein Limit.',
  'limits.used_day': 'Heute sind {amount} hinausgegangen.',
  'limits.used_month': 'In diesem Monat sind {amount} hinausgegangen.',
  'limits.save': 'Limits speichern',
  'limits.saved': 'Limits gespeichert',
  'limits.later': 'Ab {time}',
  'limits.later_text': 'Bis dahin gelten die niedrigeren Limits. Erneutes Speichern ersetzt diese.',
  'limits.unlimited': 'Kein Limit',
  'limits.summary': 'Bitte prüfen Sie die Limits',
  'issue.amount': 'Geben Sie einen Betrag über null ein, etwa {example}, oder lassen Sie das Feld leer.',
  'issue.above_day': 'Das kann nicht über dem Tageslimit liegen.',
  'issue.above_month': 'Das kann nicht über dem Monatslimit liegen.',
  'refusal.wallet_frozen':
    'Sie haben Ihre Geldbörse gesperrt. Geben Sie sie zuerst unter Limits und Sicherheit wieder frei.',
  'refusal.money_held':
    'Ihre Zugangsdaten wurden zurückgesetzt. Bis {time} kann kein Geld Ihre Geldbörse verlassen.',
  'refusal.account_banned':
    'Dieses Konto ist gesperrt, deshalb kann kein Geld hinaus. Bitte wenden Sie sich an uns.',
  'refusal.limit_rate_stale':
    'Ihr Limit gilt in einer anderen Währung, und der Wechselkurs ist veraltet. In der Währung des Limits können Sie weiterhin senden.',
  'refusal.over_limit_transfer': 'Sie lassen höchstens {amount} auf einmal hinaus.',
  'refusal.over_limit_day': 'Das liegt über Ihrem heutigen Limit. {amount} können noch hinaus.',
  'refusal.over_limit_month': 'Das liegt über Ihrem Limit für diesen Monat. {amount} können noch hinaus.',
};
