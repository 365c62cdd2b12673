import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'Ce que vous pouvez faire',
  'action.send': 'Envoyer',
  'action.request': 'Demander',
  'action.convert': 'Convertir',
  'action.add': 'Ajouter',
  'action.withdraw': 'Retirer',
  'action.scan': 'Scanner',
  more: 'Plus',
  'link.requests': 'Demandes',
  'link.requests.text': 'Qui demande quoi à qui',
  'link.receive': 'Se faire payer',
  'link.receive.text': 'Votre code et votre lien',
  'link.pots': 'Cagnottes',
  'link.pots.text': 'De l’argent mis de côté',
  'link.scheduled': 'Programmés',
  'link.scheduled.text': 'Paiements à venir',
  'link.payees': 'Bénéficiaires',
  'link.payees.text': 'Ceux que vous payez souvent',
  'link.statements': 'Relevés',
  'link.statements.text': 'Pour vos dossiers',
  'link.security': 'Plafonds et sécurité',
  'link.security.text': 'Geler, et ce qui peut partir',
  'link.rates': 'Taux de change',
  'link.rates.text': 'Aujourd’hui et dans le temps',
  to_pay:
    '{count, plural, one {# demande vous attend} many {# demandes vous attendent} other {# demandes vous attendent}}',
  'to_pay.open': 'Les voir',
  in_pots: 'Dans les cagnottes',
};
