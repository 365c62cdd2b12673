import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'bell.label': 'Mitteilungen',
  'bell.unread': 'Mitteilungen, {count, plural, one {# ungelesen} other {# ungelesen}}',
  'bell.over': '{count}+',
  'panel.title': 'Mitteilungen',
  'panel.read_all': 'Alle als gelesen markieren',
  'panel.more': 'Mehr anzeigen',
  'panel.loading': 'Mitteilungen werden geladen',
  'panel.failed': 'Die Mitteilungen konnten nicht geladen werden',
  'panel.retry': 'Erneut versuchen',
  'panel.empty.title': 'Nichts Neues',
  'panel.empty.text': 'Wenn Geld eintrifft oder etwas Sie braucht, lesen Sie es hier.',
  'item.unread': 'Ungelesen',
  'kind.money_received': '{name} hat Ihnen {amount} gesendet',
  'kind.rate_reached': '1 {base} hat {rate} {quote} erreicht',
  'kind.request_received': '{name} bittet Sie um {amount}',
  'kind.request_open': '{name} bittet Sie um Geld',
  'kind.request_declined': '{name} hat Ihre Anforderung abgelehnt',
  'kind.request_cancelled': '{name} hat die Anforderung zurückgezogen',
  'kind.request_expired': 'Ihre Geldanforderung ist abgelaufen',
  'kind.order_paid': 'Ihre geplante Zahlung von {amount} an {name} ist erfolgt',
  'kind.order_failed':
    'Ihre geplante Zahlung von {amount} an {name} war nicht möglich. Wir versuchen es wieder.',
  'kind.order_paused': 'Ihre geplanten Zahlungen an {name} sind pausiert: Vier Versuche schlugen fehl',
  'kind.order_blocked': 'Ihre geplanten Zahlungen an {name} sind pausiert: Ihr Konto ist gesperrt',
  'kind.order_held': 'Ihre geplante Zahlung von {amount} an {name} wartet: Noch kann kein Geld hinaus',
  'kind.order_skipped': 'Zahlungen an {name} wurden verpasst und kommen zu spät; sie wurden ausgelassen',
  'kind.deposit_received': '{amount} sind per Überweisung eingegangen',
  'kind.withdrawal_paid': 'Ihre Auszahlung von {amount} ist ausgeführt',
  'kind.withdrawal_returned':
    'Ihre Auszahlung von {amount} kam zurück: Das Geld ist wieder in Ihrer Geldbörse',
  'kind.proposal_waiting': 'Ein Vorschlag wartet auf Ihre Entscheidung',
  'kind.proposal_executed': 'Ihr Vorschlag wurde genehmigt und ausgeführt',
  'kind.proposal_rejected': 'Ihr Vorschlag wurde abgelehnt',
  'kind.proposal_expired': 'Ihr Vorschlag ist abgelaufen',
  'kind.unknown': 'Es gibt Neues in Ihrem Konto',
};
