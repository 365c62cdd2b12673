import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Informativa sulla privacy',
  summary: 'Quali tuoi dati conserviamo, perché, per quanto, e che cosa puoi fare.',
  sections: [
    {
      id: 'who',
      title: 'Chi è responsabile',
      body: [
        'Chi gestisce questa installazione. Lo raggiungi dalla pagina dei contatti; scegli «Privacy e dati».',
      ],
    },
    {
      id: 'what',
      title: 'Che cosa conserviamo',
      body: [
        'La tua e-mail o il telefono, nome e nome utente, le impostazioni, password e PIN come hash non reversibili. Le sessioni con dispositivo e rete. I movimenti di denaro. Chi ti ha invitato, se hai usato un codice. I testi legali accettati. Ciò che ci scrivi.',
        'Un registro completo delle attività si tiene solo con il tuo consenso. Senza, annotiamo solo eventi di sicurezza, come un accesso, con indirizzo di rete abbreviato e senza luogo.',
      ],
    },
    {
      id: 'why',
      title: 'Perché',
      body: [
        'Per gestire l’account ed eseguire ciò che ordini, cioè il nostro contratto; per proteggere gli account dagli abusi, nostro interesse legittimo; per gli obblighi di legge sulle registrazioni; tutto il resto solo con il tuo consenso.',
      ],
    },
    {
      id: 'how-long',
      title: 'Per quanto',
      body: [
        'Il registro delle attività novanta giorni, i suoi eventi di sicurezza tredici mesi. I messaggi un anno dopo la soluzione. I dati dell’account finché lo hai. Le registrazioni del libro mastro restano, perché servono anche all’altra parte; dopo la chiusura non mostrano più il tuo nome ad altri.',
      ],
    },
    {
      id: 'who-else',
      title: 'Chi altro li vede',
      body: [
        'Nessuno a cui li vendiamo: non vendiamo nulla e non mostriamo pubblicità. Chi consegna e-mail e SMS vede ciò che consegna. Chi ti paga, o è pagato da te, vede nome e nome utente. La pagina non carica nulla da altre aziende.',
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      body: [
        'Puoi leggere e correggere i dati nelle impostazioni, esportare o cancellare il registro delle attività, scaricare estratti, opporti, revocare il consenso e chiederci una copia o la cancellazione. Rispondiamo entro un mese. Puoi anche rivolgerti al garante dei dati.',
      ],
    },
    {
      id: 'safety',
      title: 'Come sono protetti',
      body: [
        'Le connessioni sono cifrate se il sito è servito in HTTPS, i segreti sono in hash, l’accesso è controllato sul server a ogni chiamata, e il personale usa un secondo fattore. Altro nella pagina sulla sicurezza.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'La tua e-mail o il telefono, nome e nome utente, le impostazioni, password e PIN come hash non reversibili. Le sessioni con dispositivo e rete. I movimenti di denaro. Chi ti ha invitato, se hai usato un codice. I testi legali accettati. Ciò che ci scrivi.',
        'Un registro completo delle attività si tiene solo con il tuo consenso. Senza, annotiamo solo eventi di sicurezza, come un accesso, con indirizzo di rete abbreviato e senza luogo.',
      ],
      why: [
        'Per gestire l’account ed eseguire ciò che ordini, cioè il nostro contratto; per proteggere gli account dagli abusi, nostro interesse legittimo; per gli obblighi di legge sulle registrazioni; tutto il resto solo con il tuo consenso.',
      ],
      'how-long': [
        'Il registro delle attività novanta giorni, i suoi eventi di sicurezza tredici mesi. I messaggi un anno dopo la soluzione. I dati dell’account finché lo hai. Le registrazioni del libro mastro restano, perché servono anche all’altra parte; dopo la chiusura non mostrano più il tuo nome ad altri.',
      ],
      rights: [
        'Puoi leggere e correggere i dati nelle impostazioni, esportare o cancellare il registro delle attività, scaricare estratti, opporti, revocare il consenso e chiederci una copia o la cancellazione. Rispondiamo entro un mese. Puoi anche rivolgerti al garante dei dati.',
      ],
      safety: [
        'Le connessioni sono cifrate se il sito è servito in HTTPS, i segreti sono in hash, l’accesso è controllato sul server a ogni chiamata, e il personale usa un secondo fattore. Altro nella pagina sulla sicurezza.',
      ],
    },
    '1.0': {
      what: [
        'La tua e-mail o il telefono, nome e nome utente, le impostazioni, password e PIN come hash non reversibili. Le sessioni con dispositivo e rete. I movimenti di denaro. Chi ti ha invitato, se hai usato un codice. I testi legali accettati. Ciò che ci scrivi.',
        'Un registro completo delle attività si tiene solo con il tuo consenso. Senza, annotiamo solo eventi di sicurezza, come un accesso, con indirizzo di rete abbreviato e senza luogo.',
      ],
      why: [
        'Per gestire l’account ed eseguire ciò che ordini, cioè il nostro contratto; per proteggere gli account dagli abusi, nostro interesse legittimo; per gli obblighi di legge sulle registrazioni; tutto il resto solo con il tuo consenso.',
      ],
      'how-long': [
        'Il registro delle attività novanta giorni. I messaggi un anno. I dati dell’account finché lo hai. Le registrazioni del libro mastro restano.',
      ],
      rights: [
        'Puoi leggere e correggere i dati nelle impostazioni, esportare o cancellare il registro delle attività, scaricare estratti, opporti, revocare il consenso e chiederci una copia o la cancellazione. Rispondiamo entro un mese. Puoi anche rivolgerti al garante dei dati.',
      ],
      safety: [
        'Le connessioni sono cifrate se il sito è servito in HTTPS, i segreti sono in hash, l’accesso è controllato sul server a ogni chiamata, e il personale usa un secondo fattore. Altro nella pagina sulla sicurezza.',
      ],
    },
  },
};
