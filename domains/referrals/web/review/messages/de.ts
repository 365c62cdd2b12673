import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Prämien, die auf Sie warten',
  lead: 'Empfehlungen, die riskant aussehen. Eine freigegebene Prämie wird nach ihren vierzehn Tagen gezahlt, eine abgelehnte nie.',
  none: 'Nichts wartet.',
  loading: 'Wird geladen',
  unread: 'Das konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  'side.referee': 'für die geworbene Person',
  'side.referrer': 'für die werbende Person',
  'reason.same_mailbox': 'Gleiches Postfach',
  'reason.same_network': 'Gleiches Netz',
  'reason.burst': 'Viele auf einmal',
  'reason.disposable_email': 'Wegwerfadresse',
  release: 'Freigeben',
  refuse: 'Ablehnen',
  released: 'Prämie freigegeben',
  refused: 'Prämie abgelehnt',
  failed: 'Nichts wurde entschieden',
  'failed.own': 'Sie gehören selbst zu dieser Empfehlung: Jemand anderes muss entscheiden.',
  'failed.gone': 'Jemand hat schon entschieden.',
};
