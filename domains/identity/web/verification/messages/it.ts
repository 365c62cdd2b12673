import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'required.title': 'Verifica necessaria',
  'required.text': 'Per accedere a {resource} è necessario verificare l’e-mail o il telefono.',
  'required.resource': 'questo contenuto',
  'required.toast': 'Verifica l’indirizzo e-mail o il numero di telefono per accedere a questo contenuto.',
  'required.email': 'E-mail',
  'required.phone': 'Telefono',
  'required.verified': 'Verificato',
  'required.unverified': 'Non verificato',
  'required.guidance': 'Ne basta uno. Richiedi un nuovo messaggio, poi apri il link o inserisci il codice.',
  'required.guidance.nothing': 'Il tuo account non ha ancora né e-mail né telefono. Contattaci.',
  'required.resend_email': 'Invia di nuovo la verifica e-mail',
  'required.resend_phone': 'Invia di nuovo la verifica telefonica',
  'required.dashboard': 'Vai al pannello',
  'required.code': 'Inserisci il codice di 6 cifre inviato a {address}.',
  'required.wait': 'Nuova richiesta tra {seconds} s',
  'failed.title': 'Invio della verifica non riuscito',
  'failed.text': 'Riprova più tardi.',
  'restricted.title': 'Accesso limitato',
  'restricted.text': 'Devi accedere al tuo account per vedere {resource}.',
  'restricted.sign_in': 'Accedi',
  waiting: 'Caricamento…',
  'example.title': 'Ciò che è riservato a chi è verificato',
  'example.lead':
    'Alcune pagine si aprono solo dopo aver verificato l’e-mail o il telefono. Questa mostra come appare, a te adesso e a tutti gli altri.',
  'example.you': 'Così come sei ora',
  'example.you.text':
    'Il controllo circonda questo riquadro. Si apre a chi è verificato e mostra agli altri la strada.',
  'example.resource': 'il documento di esempio',
  'example.open.title': 'È aperto',
  'example.open': 'Il tuo indirizzo o numero è verificato, quindi puoi leggere questo testo.',
  'example.fallback': 'Con parole proprie',
  'example.fallback.text': 'Una pagina può mettere altro al posto della scheda.',
  'example.fallback.shown': 'Questa breve nota resta qui finché non sei verificato.',
  'example.cards': 'Le due schede',
  'example.cards.text':
    'Ciò che vede chi non ha effettuato l’accesso e chi lo ha fatto senza essere verificato. I dati sono inventati e i pulsanti restano fermi.',
  'example.pin': 'Pannello di stato del PIN',
  'example.pin.text': 'Per chi costruisce e prova il prodotto. È nascosto se non viene richiesto.',
  'example.pin.show': 'Mostra il pannello di stato del PIN',
};
