import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: 'Non ancora aperto',
  will: 'Che cosa farà',
  honest:
    'Stiamo ancora costruendo questo servizio. Qui non funziona ancora nulla, e nulla di ciò che vedi altrove ne dipende.',
  back: 'Torna alla pagina precedente',
  home: 'Vai alla pagina iniziale',
  dashboard: 'Vai al tuo pannello',
  'not-found.title': 'A questo indirizzo non c’è nessuna pagina',
  'not-found.text':
    'L’indirizzo potrebbe essere scritto male, o la pagina spostata. Controlla l’indirizzo o riparti da uno di questi posti.',
  'not-found.code': 'Errore 404',
  'about.contact': 'Potrai scriverci qui e ricevere risposta per e-mail.',
  'about.legals':
    'Qui ci saranno le condizioni d’uso, l’informativa sulla privacy e tutti gli altri documenti legali, ciascuno con data e versioni precedenti.',
  'about.benefits-individuals':
    'Questa pagina mostrerà che cosa EGCR offre a te come persona: sostegno al reddito, portafoglio, rapporto di credito e aiuto con i debiti.',
  'about.benefits-businesses':
    'Questa pagina mostrerà che cosa EGCR offre alle imprese con EconomicOS: registrazione, contributi, pagamenti e accesso al capitale.',
  'about.benefits-governments':
    'Questa pagina mostrerà che cosa EGCR offre ai governi con GovOS: fondi pubblici, gestione del debito e pagamenti ai cittadini.',
  'about.benefits-organizations':
    'Questa pagina mostrerà che cosa EGCR offre a ONG e istituzioni con CivicOS: contributi, fondi e rendiconti aperti.',
  'about.blog': 'Qui saranno pubblicate notizie e spiegazioni su lavoro, denaro e servizi pubblici.',
  'about.jobs': 'Qui saranno elencati, leggibili da tutti, i posti aperti della bacheca mondiale del lavoro.',
  'about.security':
    'Questa pagina spiegherà come proteggiamo account e denaro, e come segnalare una debolezza.',
  'about.settings': 'Qui gestirai profilo, accesso, dispositivi, lingua e notifiche.',
  'about.services': 'Qui saranno elencati tutti i servizi per persone, imprese, governi e istituzioni.',
  'about.services-business':
    'Le imprese troveranno qui registrazione, verifica, contributi, pagamenti e capitale.',
  'about.services-personal':
    'Qui troverai lavoro, sostegno al reddito, contributi, rapporto di credito e aiuto con i debiti.',
  'about.services-government':
    'I governi gestiranno da qui fondi, programmi di debito e pagamenti ai cittadini.',
  'about.services-ngo':
    'ONG e istituzioni chiederanno contributi, condurranno programmi e renderanno conto apertamente da qui.',
  'about.business-reserve':
    'Il sistema di riserva subnazionale permetterà a regioni e imprese di detenere, emettere e riscattare riserve.',
  'about.grants': 'Qui troverai contributi per persone, imprese e governi, farai domanda e la seguirai.',
  'about.job-board':
    'La bacheca del lavoro ti abbinerà a un lavoro nel mondo e avvierà il sostegno al reddito quando ne sei senza.',
  'about.capital-market': 'Potrai vedere e scambiare i token delle imprese registrate con EGCR.',
  'about.email': 'Avrai una casella di posta tua, legata al tuo account.',
  'about.debt':
    'Vedrai tutti i tuoi debiti in un solo posto, con piani di pagamento e offerte per estinguerli.',
  'about.businesses': 'Qui saranno elencate le imprese che possiedi o per cui lavori.',
  'about.business':
    'Ogni impresa avrà qui quadro generale, portafoglio, token, contributi, documenti e impostazioni.',
  'about.credit': 'Leggerai il tuo rapporto di credito in parole semplici e contesterai ciò che è sbagliato.',
  'about.create-service': 'Qui chiederai un servizio e sarai guidato in ciò che serve.',
  'about.registration': 'Registrerai un’impresa con un solo modulo guidato, salvandolo man mano.',
  'about.register-business': 'Qui si aprirà il modulo guidato per registrare un’impresa.',
  'about.business-verification': 'Le imprese dimostreranno qui chi sono e a chi appartengono.',
  'about.directory': 'Qui cercherai imprese verificate e leggerai i loro profili pubblici.',
  'about.business-capital-market': 'Le imprese emetteranno token e raccoglieranno capitale qui.',
  'about.business-admin': 'I proprietari gestiranno qui ruoli, permessi e impostazioni della loro impresa.',
  'about.funding-application':
    'Qui chiederai un contributo o un fondo, passo dopo passo, salvando le risposte man mano.',
  'about.ai-agents':
    'Gli agenti IA scriveranno, controlleranno e spiegheranno per te. Tu approvi ogni passo.',
  'about.payment-gateway':
    'I commercianti accetteranno pagamenti in ogni valuta, instradati da soli al costo minore.',
  'about.business-ai-agents': 'Gli agenti IA aiuteranno la tua impresa con pratiche, conformità e clienti.',
};
