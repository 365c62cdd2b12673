import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Usage acceptable',
  summary: 'À quoi EGCR peut servir, et ce qui fait restreindre un compte.',
  sections: [
    {
      id: 'yes',
      title: 'À quoi cela sert',
      body: [
        'À des paiements et services licites entre personnes, entreprises, gouvernements et organisations. Soyez sincère sur qui vous êtes et loyal envers les autres.',
      ],
    },
    {
      id: 'no',
      title: 'Ce qui est interdit',
      body: [
        'Toute fraude, y compris les demandes d’argent sous un faux nom. Blanchiment, financement du terrorisme et contournement de sanctions. Commerce d’êtres humains, d’armes, de drogues illégales ou de tout ce qu’interdit la loi d’une des parties. Menaces, haine, harcèlement et contenus exploitant des enfants.',
      ],
    },
    {
      id: 'names',
      title: 'Noms et messages',
      body: [
        'Pas de nom d’utilisateur imitant autrui, un organisme public ou nous. Pas d’insultes, de liens malveillants ni de publicité dans les notes de paiement et les demandes.',
      ],
    },
    {
      id: 'technique',
      title: 'Technique',
      body: [
        'N’entrez pas dans les comptes d’autrui, ne contournez ni limites, ni captcha, ni contrôles ; ne surchargez pas le service ; ne lisez pas ce qui n’est pas à vous. L’API est ouverte à vos propres programmes, avec votre compte et dans ses limites.',
      ],
    },
    {
      id: 'research',
      title: 'Recherche en sécurité',
      body: [
        'Chercher des failles est bienvenu si vous n’utilisez que vos comptes, ne prenez ni n’endommagez rien d’autrui et nous prévenez d’abord. La page sécurité dit comment. Nous ne poursuivons pas une recherche qui s’y tient.',
      ],
    },
    {
      id: 'report',
      title: 'Signaler un abus',
      body: [
        'Écrivez-nous par la page de contact, sujet « Blanchiment ou fraude ». Indiquez le virement ou le nom d’utilisateur ; n’envoyez jamais de mot de passe ni de PIN.',
      ],
    },
    {
      id: 'steps',
      title: 'Ce que nous faisons alors',
      body: [
        'Nous examinons chaque signalement. Selon la gravité, nous avertissons, restreignons une fonction, gelons ou fermons le compte. Vous apprenez ce qui a été fait et pourquoi, sauf interdiction légale, et pouvez répondre ; quelqu’un d’autre réexamine alors. Ce que fait l’équipe est consigné.',
      ],
    },
    {
      id: 'children',
      title: 'Âge',
      body: [
        'La plateforme s’adresse à qui peut conclure un contrat là où il vit. Plus jeune, il faut l’accord de ceux qui en ont la charge.',
      ],
    },
  ],
};
