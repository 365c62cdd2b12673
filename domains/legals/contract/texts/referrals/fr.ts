import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Conditions du parrainage',
  summary: 'Comment vous amenez quelqu’un à EGCR, ce que vous recevez tous deux, et ce qui ne compte pas.',
  sections: [
    {
      id: 'how',
      title: 'Le principe',
      body: [
        'Chacun a un code. Qui s’inscrit avec, ou le saisit dans les paramètres sous trente jours, compte comme amené par vous. Cela se fait une fois pour toutes, et nul ne peut s’amener soi-même. Les cercles où l’on s’amène mutuellement sont refusés.',
      ],
    },
    {
      id: 'steps',
      title: 'Trois étapes',
      body: [
        'En attente, tant que l’autre personne n’a pas adresse confirmée, profil et PIN. Vérifié, dès lors. Achevé, avec son premier paiement de dix unités ou plus à quelqu’un d’autre que vous. Vous voyez seulement où en est un parrainage, pas de qui il s’agit.',
      ],
    },
    {
      id: 'reward',
      title: 'La récompense',
      body: [
        'Dix JVD pour vous et dix pour l’autre personne. Elles sont retenues quatorze jours après l’achèvement, puis dues. Si cette installation fonctionne avec de l’argent fictif, elles sont payées ainsi. Sinon elles restent dues jusqu’à ce qu’un programme doté d’argent propre les paie ; nous ne promettons aucune date.',
      ],
    },
    {
      id: 'limits',
      title: 'Limites',
      body: [
        'Au plus vingt personnes par jour, cinquante récompenses en trente jours et cinq cents en tout. Au-delà, l’autre personne reçoit tout de même la sienne.',
      ],
    },
    {
      id: 'review',
      title: 'Examen',
      body: [
        'La même boîte ou le même réseau des deux côtés, beaucoup d’inscriptions en une heure ou une adresse jetable font attendre une récompense. Une personne la libère ou la refuse, une seule fois, jamais là où elle figure d’un côté.',
      ],
    },
    {
      id: 'not',
      title: 'Ce qui n’est pas permis',
      body: [
        'La publicité par messages non désirés, les personnes inventées, les comptes achetés et les promesses que nous ne faisons pas. Les récompenses ainsi obtenues sont refusées et peuvent être reprises.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'Pas de pyramide',
      body: [
        'Il n’y a qu’un niveau. Vous ne recevez rien pour ceux qu’amènent vos filleuls, et participer ne coûte jamais rien.',
      ],
    },
    {
      id: 'end',
      title: 'Changements et fin',
      body: [
        'Nous pouvons changer ou arrêter le programme pour l’avenir. Les récompenses déjà retenues restent telles qu’annoncées.',
      ],
    },
  ],
};
