import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  pause: 'Metti in pausa le diapositive',
  play: 'Avvia le diapositive',
  previous: 'Diapositiva precedente',
  next: 'Diapositiva successiva',
  'stats.note': 'Obiettivo della piattaforma',
  'growth.badge': 'Crescita economica',
  'growth.title': 'Capitale che arriva alla bottega più piccola',
  'growth.subtitle': 'Contributi e fondi, una sola domanda',
  'growth.text':
    'Di’ una volta sola di che cosa hai bisogno e segui ogni passo della decisione. Le domande aprono un po’ alla volta.',
  'growth.primary': 'Vedi i contributi',
  'growth.secondary': 'Per le imprese',
  'debt.badge': 'Soluzione dei debiti',
  'debt.title': 'Debiti che si sciolgono',
  'debt.subtitle': 'Piani, offerte e progressi in un solo posto',
  'debt.text':
    'Famiglie, imprese e ministeri vedranno che cosa devono, a chi e come uscirne, prima di accettare qualsiasi cosa.',
  'debt.primary': 'Gestisci i debiti',
  'debt.secondary': 'Per i governi',
  'work.badge': 'Nuovi posti di lavoro',
  'work.title': 'Lavoro per chiunque lo voglia',
  'work.subtitle': 'Una bacheca che cerca per te',
  'work.text':
    'Metterà insieme da sola persone e posti, e sosterrà il reddito dal giorno in cui un lavoro finisce a quello in cui inizia il prossimo.',
  'work.primary': 'Apri la bacheca del lavoro',
  'work.secondary': 'Per le persone',
  'safety.badge': 'Sicurezza',
  'safety.title': 'Conti che chiunque può controllare',
  'safety.subtitle': 'Password, PIN e un libro mastro che nessuno riscrive',
  'safety.text':
    'Ogni trasferimento è scritto due volte e sigillato in un registro dalle radici firmate e pubbliche. Controlla una ricevuta da te, senza chiederlo a noi.',
  'safety.primary': 'Come ti proteggiamo',
  'safety.secondary': 'Controlla una ricevuta',
  'stat.sectorFunds': 'fondi di sviluppo settoriale',
  'stat.smallBusinesses': 'piccole imprese',
  'stat.governmentDebt': 'debito pubblico considerato',
  'stat.globalDebt': 'debito mondiale considerato',
  'stat.jobs': 'posti di lavoro',
  'stat.states': 'paesi',
  'stat.depositInsurance': 'garanzia dei depositi a cui puntiamo; oggi non ce n’è alcuna',
};
