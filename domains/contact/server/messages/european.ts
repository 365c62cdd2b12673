import type { ContactMailTexts } from './types.ts';

export const european = {
  en: {
    receipt: {
      subject: 'We have your message ({reference})',
      heading: 'We have your message',
      text: 'Thank you for writing to us. Your reference is {reference}. A person reads every message; we aim to answer within three working days.\nWith the reference and this address you can see at any time how far it is.',
    },
    code: {
      subject: 'Your code for {reference}',
      heading: 'Your code',
      text: 'This code shows how far your message {reference} is. It works for {minutes} minutes.',
    },
    reply: {
      subject: 'Our answer ({reference})',
      heading: 'Hello {name}',
      smallPrint: 'To write more, use the contact page and name the reference {reference}.',
    },
    button: 'See your message',
    notYou: 'If you did not write to us, you need not do anything.',
  },
  es: {
    receipt: {
      subject: 'Hemos recibido tu mensaje ({reference})',
      heading: 'Hemos recibido tu mensaje',
      text: 'Gracias por escribirnos. Tu referencia es {reference}. Una persona lee cada mensaje; procuramos responder en tres días laborables.\nCon la referencia y esta dirección puedes ver en cualquier momento cómo va.',
    },
    code: {
      subject: 'Tu código para {reference}',
      heading: 'Tu código',
      text: 'Este código muestra cómo va tu mensaje {reference}. Funciona durante {minutes} minutos.',
    },
    reply: {
      subject: 'Nuestra respuesta ({reference})',
      heading: 'Hola, {name}',
      smallPrint: 'Para escribir más, usa la página de contacto e indica la referencia {reference}.',
    },
    button: 'Ver tu mensaje',
    notYou: 'Si no nos has escrito, no tienes que hacer nada.',
  },
  fr: {
    receipt: {
      subject: 'Nous avons reçu votre message ({reference})',
      heading: 'Nous avons reçu votre message',
      text: 'Merci de nous avoir écrit. Votre référence est {reference}. Une personne lit chaque message ; nous visons une réponse sous trois jours ouvrés.\nAvec la référence et cette adresse, vous pouvez voir à tout moment où il en est.',
    },
    code: {
      subject: 'Votre code pour {reference}',
      heading: 'Votre code',
      text: 'Ce code montre où en est votre message {reference}. Il est valable {minutes} minutes.',
    },
    reply: {
      subject: 'Notre réponse ({reference})',
      heading: 'Bonjour {name}',
      smallPrint: 'Pour compléter, passez par la page de contact en indiquant la référence {reference}.',
    },
    button: 'Voir votre message',
    notYou: 'Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
  },
  de: {
    receipt: {
      subject: 'Ihre Nachricht ist da ({reference})',
      heading: 'Ihre Nachricht ist da',
      text: 'Danke, dass Sie uns schreiben. Ihr Aktenzeichen ist {reference}. Jede Nachricht liest ein Mensch; wir wollen innerhalb von drei Arbeitstagen antworten.\nMit dem Aktenzeichen und dieser Adresse sehen Sie jederzeit, wie weit sie ist.',
    },
    code: {
      subject: 'Ihr Code für {reference}',
      heading: 'Ihr Code',
      text: 'Dieser Code zeigt, wie weit Ihre Nachricht {reference} ist. Er gilt {minutes} Minuten.',
    },
    reply: {
      subject: 'Unsere Antwort ({reference})',
      heading: 'Guten Tag, {name}',
      smallPrint:
        'Wenn Sie mehr schreiben möchten, nennen Sie auf der Kontaktseite das Aktenzeichen {reference}.',
    },
    button: 'Nachricht ansehen',
    notYou: 'Wenn Sie uns nicht geschrieben haben, müssen Sie nichts tun.',
  },
  it: {
    receipt: {
      subject: 'Abbiamo ricevuto il tuo messaggio ({reference})',
      heading: 'Abbiamo ricevuto il tuo messaggio',
      text: 'Grazie per averci scritto. Il tuo riferimento è {reference}. Ogni messaggio è letto da una persona; contiamo di rispondere entro tre giorni lavorativi.\nCon il riferimento e questo indirizzo puoi vedere in ogni momento a che punto è.',
    },
    code: {
      subject: 'Il tuo codice per {reference}',
      heading: 'Il tuo codice',
      text: 'Questo codice mostra a che punto è il tuo messaggio {reference}. Vale {minutes} minuti.',
    },
    reply: {
      subject: 'La nostra risposta ({reference})',
      heading: 'Ciao {name}',
      smallPrint: 'Per scrivere ancora, usa la pagina dei contatti e indica il riferimento {reference}.',
    },
    button: 'Vedi il tuo messaggio',
    notYou: 'Se non ci hai scritto, non devi fare nulla.',
  },
  pt: {
    receipt: {
      subject: 'Recebemos sua mensagem ({reference})',
      heading: 'Recebemos sua mensagem',
      text: 'Obrigado por escrever. Sua referência é {reference}. Uma pessoa lê cada mensagem; procuramos responder em três dias úteis.\nCom a referência e este endereço você pode ver a qualquer momento como ela está.',
    },
    code: {
      subject: 'Seu código para {reference}',
      heading: 'Seu código',
      text: 'Este código mostra como está sua mensagem {reference}. Ele vale por {minutes} minutos.',
    },
    reply: {
      subject: 'Nossa resposta ({reference})',
      heading: 'Olá, {name}',
      smallPrint: 'Para escrever mais, use a página de contato e informe a referência {reference}.',
    },
    button: 'Ver sua mensagem',
    notYou: 'Se você não nos escreveu, não precisa fazer nada.',
  },
} as const satisfies Readonly<Record<string, ContactMailTexts>>;
