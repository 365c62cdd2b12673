import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Premi che ti aspettano',
  lead: 'Inviti che sembrano rischiosi. Un premio sbloccato viene pagato dopo i suoi quattordici giorni, uno rifiutato mai.',
  none: 'Nulla in attesa.',
  loading: 'Caricamento',
  unread: 'Caricamento non riuscito',
  retry: 'Riprova',
  'side.referee': 'per chi è stato invitato',
  'side.referrer': 'per chi ha invitato',
  'reason.same_mailbox': 'Stessa casella',
  'reason.same_network': 'Stessa rete',
  'reason.burst': 'Molti insieme',
  'reason.disposable_email': 'Indirizzo usa e getta',
  release: 'Sblocca',
  refuse: 'Rifiuta',
  released: 'Premio sbloccato',
  refused: 'Premio rifiutato',
  failed: 'Non è stato deciso nulla',
  'failed.own': 'Fai parte di questo invito: deve decidere qualcun altro.',
  'failed.gone': 'Qualcuno ha già deciso.',
};
