import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Inviti',
  lead: 'Invita chi conosci. Ricevete entrambi {reward} quando l’account è verificato e il primo pagamento è fatto.',
  code: 'Il tuo codice',
  link: 'Il tuo link',
  copy: 'Copia il link',
  copied: 'Link copiato',
  copy_failed: 'Questo browser non permette di copiare. Seleziona e copia il link da te.',
  share: 'Condividi',
  'share.on': 'Condividi su',
  'share.email': 'E-mail',
  'join.subject': 'Unisciti a me su EGCR',
  'join.text':
    'Unisciti a me su EGCR: un portafoglio per ogni valuta, aperto a tutti. Registrati con il mio link:',
  'list.title': 'Persone che hai portato',
  'list.empty.title': 'Ancora nessuno',
  'list.empty.text': 'Condividi il tuo link: chi si registra con quello compare qui. Non si dice chi è.',
  failed: 'Non è stato possibile caricare i tuoi inviti',
  retry: 'Riprova',
  loading: 'Caricamento degli inviti',
  'status.verified': 'Verificato',
  'status.pending': 'In attesa',
  'status.completed': 'Completato',
  'status.verified.text': 'Indirizzo, profilo e PIN ci sono. Un primo pagamento lo completa.',
  'status.pending.text': 'Registrato. Mancano ancora indirizzo, profilo o PIN.',
  'status.completed.text': 'Primo pagamento fatto. I premi arrivano dopo quattordici giorni.',
  'status.unknown.text': 'Stato sconosciuto',
  applied: 'Invito applicato!',
  apply_failed: 'Invito non applicato',
  'apply_failed.text': 'C’è stato un problema con il tuo codice invito. Puoi riprovare nelle impostazioni.',
  'waiting.title': 'Un codice è in attesa',
  'waiting.text': 'Il codice {code} non è ancora stato applicato.',
  'waiting.apply': 'Applica ora',
};
