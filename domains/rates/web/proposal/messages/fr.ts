import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Proposer un prix pour le JVD',
  lead: 'Il vaut dès qu’une autre personne l’approuve.',
  price: 'Prix en dollars américains',
  reason: 'Motif',
  submit: 'Proposer le prix',
  done: 'Proposé. Une autre personne décide.',
  summary: 'Vérifiez ces champs',
  'issue.price': 'Saisissez un prix comme 1.29.',
  'issue.reason': 'Saisissez un motif.',
  far: 'En 24 heures, un prix peut monter ou baisser de moitié au plus.',
  many: 'Trop de vos propositions sont en attente.',
};
