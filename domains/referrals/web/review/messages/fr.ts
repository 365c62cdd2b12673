import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Récompenses qui vous attendent',
  lead: 'Parrainages qui semblent risqués. Une récompense libérée est payée après ses quatorze jours, une refusée jamais.',
  none: 'Rien n’attend.',
  loading: 'Chargement',
  unread: 'Le chargement a échoué',
  retry: 'Réessayer',
  'side.referee': 'pour la personne parrainée',
  'side.referrer': 'pour la personne qui parraine',
  'reason.same_mailbox': 'Même boîte mail',
  'reason.same_network': 'Même réseau',
  'reason.burst': 'Beaucoup à la fois',
  'reason.disposable_email': 'Adresse jetable',
  release: 'Libérer',
  refuse: 'Refuser',
  released: 'Récompense libérée',
  refused: 'Récompense refusée',
  failed: 'Rien n’a été décidé',
  'failed.own': 'Vous faites partie de ce parrainage : une autre personne doit décider.',
  'failed.gone': 'Quelqu’un a déjà décidé.',
};
